/** What every page has: its heading, its links, its messages, and how far it is scrolled. */
import type { Page } from "@playwright/test";

export const heading = (page: Page, name: string | RegExp = /^/) =>
  page.getByRole("heading", { level: 1, name });

export const menuLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name });

export const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

export const status = (page: Page, text: string) =>
  page.getByRole("status").filter({ hasText: text });

export const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Tells the page that the visitor looks at it again, as on the way back from another tab. */
export function lookAgain(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
  );
}

/** The same on the next day. */
export async function lookAgainTomorrow(page: Page): Promise<void> {
  await page.clock.setFixedTime(Date.now() + 24 * 3_600_000);
  await lookAgain(page);
}

/** Takes the connection away once nothing is being loaded: browsers log each load that this breaks off. */
export async function loseConnection(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
}
