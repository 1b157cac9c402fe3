/** A tap of a finger, in each browser whose driver can tap. */
import type { Locator, Page } from "@playwright/test";
import { isFirefox } from "./site";

/** What this file takes of Playwright's own objects, which have no types. */
interface Internals {
  _connection: {
    toImpl(page: Page): {
      delegate: {
        _session: {
          sessionId: string;
          send(command: string, parameters: object): Promise<unknown>;
        };
      };
    };
  };
}

/** Playwright's `tap` does nothing in Firefox, though the protocol by which it drives Firefox has touch. */
async function tapInFirefox(page: Page, target: Locator): Promise<void> {
  await page.bringToFront();
  await target.click({ trial: true }); // waits as a click does, and scrolls
  const box = await target.boundingBox();
  const { _connection } = page as unknown as Internals;
  const { _session: session } = _connection.toImpl(page).delegate;
  const x = Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2);
  const y = Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
  const actions = [
    { type: "pointerMove", x, y },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ];
  const finger = { type: "pointer", id: "finger", parameters: { pointerType: "touch" }, actions };
  await session.send("input.performActions", { context: session.sessionId, actions: [finger] });
}

export async function tap(target: Locator): Promise<void> {
  const page = target.page();
  await (isFirefox(page) ? tapInFirefox(page, target) : target.tap());
}
