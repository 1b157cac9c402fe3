/** A date on which a rental may start, whenever the tests run: the form takes those of the next two years. */
export const START = `${new Date().getFullYear() + 1}-02-28`;
