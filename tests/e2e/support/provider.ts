/** What the local provider receives from the site of this worker, and how it answers. */
import type { Page } from "@playwright/test";
import { expect, PROVIDER, siteOrigin } from "./site";

export interface Received {
  method: string;
  preflight: boolean;
  headers: Record<string, string>;
  parts: [string, string][];
  /** The body as it came, in base64. */
  raw: string;
}

export interface Scenario {
  status?: number;
  body?: string;
  delay?: number;
  /** Whether the answer waits for `releaseAnswers`. */
  held?: boolean;
  hangup?: boolean;
  times?: number;
}

/** An address of the provider, for the requests and answers of this worker's site alone. */
const ofThisSite = (path: string) =>
  `${PROVIDER}${path}?origin=${encodeURIComponent(siteOrigin())}`;

export async function received(page: Page): Promise<Received[]> {
  return (await page.request.get(ofThisSite("/requests.json"))).json();
}

/** A misspelt scenario fails the test instead of letting it pass for the wrong reason. */
export async function answerWith(page: Page, scenario: Scenario): Promise<void> {
  const response = await page.request.post(ofThisSite("/scenario"), { data: scenario });
  expect(response.status()).toBe(204);
}

/** Sends the answers that were held, once there is one. */
export async function releaseAnswers(page: Page): Promise<void> {
  const release = async () => (await page.request.post(ofThisSite("/release"))).text();
  await expect.poll(release).not.toBe("0");
}

/** Puts the provider back into the state in which it started. */
export async function resetProvider(page: Page): Promise<void> {
  await answerWith(page, {});
  await page.request.delete(ofThisSite("/requests"));
}
