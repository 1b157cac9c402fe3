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
