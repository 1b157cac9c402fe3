const padded = (number: number) => String(number).padStart(2, "0");

/** The visitor's date, in the format of date fields. */
export function today(now = new Date()): string {
  return `${now.getFullYear()}-${padded(now.getMonth() + 1)}-${padded(now.getDate())}`;
}

/** The same day some years later; the 28th if there is no 29 February. */
export function yearsAfter(date: string, years: number): string {
  const year = Number(date.slice(0, 4)) + years;
  const day = date.slice(4);
  const exists = day !== "-02-29" || new Date(year, 1, 29).getMonth() === 1;
  return `${year}${exists ? day : "-02-28"}`;
}

/** A date in the format of all languages of the site: the day, the month, the year. */
export const dayFirst = (date: string): string => date.split("-").reverse().join("/");

/** A clock before this day is wrong, as `crates/core/src/form/rules.rs` has it, and cannot say what is too far ahead. */
const FIRST_DAY = "2026";

/** The last date on which a rental may start; undefined if the clock cannot say. */
export const lastRentalDate = (day: string, years: number) =>
  day < FIRST_DAY ? undefined : yearsAfter(day, years);

/** Whether a rental may start on a date: from a day on, and at most so many years ahead. */
export const isRentalDate = (date: string, years: number, day = today()) =>
  date >= day && date <= (lastRentalDate(day, years) ?? date);

/** A time as the clocks of phones show it in Spain, whatever the language; with the date, if that is not today. */
export function shownTime(time: number, now = new Date()): string {
  const then = new Date(time);
  const clock = `${then.getHours()}:${padded(then.getMinutes())}`;
  const day = today(then);
  return day === today(now) ? clock : `${dayFirst(day)}, ${clock}`;
}
