/** Each event in each state of a request: nothing typed is lost, nothing is sent twice, and the end is shown. */
import type { Page } from "@playwright/test";
import { expectValues, field, fill, VALUES } from "../support/form";
import { type Code, chooseLanguage, texts } from "../support/language";
import { received, releaseAnswers, resetProvider } from "../support/provider";
import { fillAndSend } from "../support/quote";
import { expect, hydrated, open, test } from "../support/site";

/** What the form is in the end: as typed, with errors, with the notice of a failure, or empty after a success. */
type End = "typed" | "wrong" | "failed" | "sent";

interface State {
  reach(page: Page): Promise<void>;
  /** What still comes after the event. */
  finish?: ((page: Page) => Promise<void>) | undefined;
  end: End;
  /** How many requests the provider has received in the end. */
  requests: number;
}

/** What happens to the page, and how that changes the end of a state; `undefined` where it changes nothing. */
interface Event {
  happen(page: Page): Promise<void>;
  becomes?(name: string): Partial<State> | undefined;
  language?: Code;
}

const STATES: Record<string, State> = {
  typing: { reach: fill, end: "typed", requests: 0 },
  "draft restored": {
    async reach(page) {
      await fill(page);
      await page.reload();
      await hydrated(page);
      await expectValues(page);
    },
    end: "typed",
    requests: 0,
  },
  checking: {
    async reach(page) {
      await fillAndSend(page, { values: { "Nombre o empresa": "" } });
      await expect(page.locator("#summary")).toBeVisible();
    },
    end: "wrong",
    requests: 0,
  },
  sending: {
    async reach(page) {
      await fillAndSend(page, { answer: { held: true, times: 1 } });
      await expect.poll(async () => (await received(page)).length).toBe(1);
    },
    finish: releaseAnswers,
    end: "sent",
    requests: 1,
  },
  waiting: {
    async reach(page) {
      await fillAndSend(page, { answer: { status: 429, times: 1 } });
      await expect(page.locator(".counting")).toBeVisible();
    },
    end: "sent",
    requests: 2,
  },
  sent: {
    async reach(page) {
      await fillAndSend(page);
      await expect(page.locator(".sent")).toBeVisible();
    },
    end: "sent",
    requests: 1,
  },
  failed: {
    async reach(page) {
      await fillAndSend(page, { answer: { status: 500, times: 1 } });
      await expect(page.locator("#notice-title")).toBeVisible();
    },
    end: "failed",
    requests: 1,
  },
};

const EVENTS: Record<string, Event> = {
  "a change of language": {
    happen: (page) => chooseLanguage(page, "English"),
    language: "en",
  },
  "the way back, and forward again": {
    async happen(page) {
      await page.goBack();
      await expect(page).toHaveURL("/faq");
      await page.goForward();
      await expect(page).toHaveURL("/contacto");
    },
    // Errors are shown when sending is tried.
    becomes: (state) => (state === "checking" ? { end: "typed" } : undefined),
  },
  "a reload": {
    async happen(page) {
      await page.reload();
      await hydrated(page);
    },
    // A request under way ends with the page, which keeps what was typed and says that it may have arrived.
    becomes(state) {
      if (state === "sent") return undefined;
      if (state === "sending") return { end: "failed", finish: undefined };
      return { end: "typed", ...(state === "waiting" ? { requests: 1 } : {}) };
    },
  },
  "a connection that goes and comes": {
    async happen(page) {
      await page.context().setOffline(true);
      // The second try comes five seconds after the first, and fails without a connection.
      await expect(page.locator(".counting")).toHaveCount(0, { timeout: 8000 });
      await page.context().setOffline(false);
    },
    becomes: (state) => (state === "waiting" ? { end: "failed", requests: 1 } : undefined),
  },
  "a second tab": {
    async happen(page) {
      const own = await page.locator("#user_city").inputValue();
      // In a real browser the tab becomes hidden and saves at once; under the driver it stays visible.
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem("quoteDraft") ?? ""))
        .toContain(own);
      const tab = await page.context().newPage();
      await open(tab, "/contacto");
      await expect(tab.locator("#user_city")).toHaveValue(own);
      await tab.close();
    },
  },
  "a translator": {
    happen: (page) =>
      page.evaluate(() => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: Text[] = [];
        while (texts.nextNode()) {
          const text = texts.currentNode as Text;
          if (text.data.trim() && !text.parentElement?.closest("script, style, option, textarea")) {
            found.push(text);
          }
        }
        for (const text of found) {
          const inner = document.createElement("font");
          inner.textContent = text.data;
          const outer = document.createElement("font");
          outer.append(inner);
          text.replaceWith(outer);
        }
      }),
  },
};

async function expectEnd(page: Page, end: End, code: Code, nameless: boolean) {
  const text = texts(code);
  const words = {
    typed: text("contact.send"),
    wrong: text("contact.error.summary.one"),
    failed: text("contact.failed.title"),
    // Success is shown for five seconds, and leaves a line that stays.
    sent: text("contact.sent-at").split("{")[0] ?? "",
  };
  await expect(page.locator(".form").getByText(words[end]).first()).toBeVisible({
    timeout: 15_000,
  });
  for (const [index, value] of Object.values(VALUES).entries()) {
    const control = page.locator(".form :is(input, textarea)[id^=user_]").nth(index);
    const empty = end === "sent" || (nameless && index === 0);
    await expect(control).toHaveValue(empty ? "" : value);
  }
}

test.describe("pairs", { tag: "@firefox-on-demand" }, () => {
  for (const [event, { happen, becomes, language = "es" }] of Object.entries(EVENTS)) {
    for (const [name, state] of Object.entries(STATES)) {
      test(`${name} × ${event}`, async ({ page, expectedConsole }) => {
        expectedConsole.push(
          /status of (429|500)/,
          /^Error al enviar:/,
          /ERR_INTERNET_DISCONNECTED|NS_ERROR_OFFLINE|CORS request did not succeed/,
        );
        await resetProvider(page);
        await open(page, "/faq");
        await page
          .getByRole("contentinfo")
          .getByRole("link", { name: "Contacto", exact: true })
          .click();
        await expect(field(page, "Nombre o empresa")).toBeEditable();
        await state.reach(page);
        await happen(page);
        const { finish, end, requests } = { ...state, ...becomes?.(name) };
        await finish?.(page);
        await expectEnd(page, end, language, name === "checking");
        expect(await received(page)).toHaveLength(requests);
      });
    }
  }
});
