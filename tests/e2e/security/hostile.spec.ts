/** Whatever is typed, asked for or kept stays text: none of it becomes script or markup. */
import { FILES } from "../../shared/faults.mjs";
import { carried } from "../support/channels";
import { expectValues, field, fill, type Label } from "../support/form";
import { HOSTILE, scriptAttributes, test } from "../support/hostile";
import { answerWith, received } from "../support/provider";
import { fillAndSend, send, success, summary } from "../support/quote";
import { expect, hydrated, open } from "../support/site";
import { storeEverywhere } from "../support/storage";

/** Those that hold no control character: a field with one is refused. */
const SENDABLE = HOSTILE.filter((string) => [...string].every((own) => own >= " "));

/** Each string loads a page: every run tries a quarter of them. */
const QUARTERS = [0, 1, 2, 3].map((first) => ({
  strings: HOSTILE.filter((_, index) => index % 4 === first),
  name: `quarter ${first + 1} of the strings`,
  tag: first === 0 ? [] : ["@on-demand"],
}));

/** Four fields take any text. */
function* byFour(): Generator<Partial<Record<Label, string>>> {
  for (let index = 0; index < SENDABLE.length; index += 4) {
    const [a = "", b = "", c = "", d = ""] = SENDABLE.slice(index, index + 4);
    const long = [a, b, c, d].toSorted((one, other) => other.length - one.length);
    yield {
      "Información adicional": long[0] || "x",
      "Nombre o empresa": long[1] || "x",
      "Máquina que quieres alquilar": long[2] || "x",
      "Ciudad y población": long[3] || "x",
    };
  }
}

test.describe("hostile texts", { tag: "@firefox-on-demand" }, () => {
  test("each string, typed into the form, is sent as it was typed and shown as text", async ({
    page,
  }) => {
    test.slow();
    await open(page, "/contacto");
    for (const typed of byFour()) {
      await page.evaluate(() => localStorage.removeItem("quoteSentAt"));
      await fill(page, typed);
      await page.reload(); // what was typed is brought back
      await hydrated(page);
      await expectValues(page, typed);
      expect(await scriptAttributes(page)).toEqual([]);
      await send(page).click();
      await expect(success(page)).toBeVisible();
      const parts = new Map((await received(page)).at(-1)?.parts);
      expect([
        parts.get("user_comments"),
        parts.get("user_name"),
        parts.get("user_machinery"),
        parts.get("user_city"),
      ]).toEqual(Object.values(typed));
    }
  });

  test("each string in a field that refuses it is refused in the site’s own words", async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await open(page, "/contacto");
    for (const string of HOSTILE) {
      for (const label of ["Correo electrónico", "Teléfono"] satisfies Label[]) {
        await field(page, label).fill(string);
      }
      await send(page).click();
      await expect(summary(page)).toBeFocused();
      await expect(summary(page)).not.toContainText("alert");
    }
  });

  test("after a failure the links carry the strings encoded, and the notice is the site’s own", async ({
    page,
    expectedConsole,
  }) => {
    test.slow();
    expectedConsole.push(/status of 500/, /^Error al enviar:/);
    await open(page, "/contacto");
    for (let index = 0; index < SENDABLE.length; index += 16) {
      const strings = SENDABLE.slice(index, index + 16);
      await answerWith(page, { status: 500, body: strings.join(" ") });
      await fillAndSend(page, { values: { "Información adicional": strings.join("\n") } });
      const notice = page.locator("[aria-labelledby=notice-title]");
      await expect(notice).toBeFocused();
      await expect(notice).not.toContainText("alert");
      const way = page.getByRole("link", { name: "Enviarla por WhatsApp" });
      const { address, text } = await carried(way);
      expect(address).toMatch(/^https:\/\/wa\.me\/\d+$/);
      for (const string of strings) {
        expect(text).toContain(string);
      }
    }
  });

  test("each string, searched for, stays text in the field, the sentence and the address", async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await open(page, "/buscar");
    const words = page.getByRole("searchbox");
    for (const [index, string] of SENDABLE.entries()) {
      if (index % 8 === 0) {
        await open(page, `/buscar?q=${encodeURIComponent(string)}`);
        await expect(words).toHaveValue(string.trim());
      } else {
        await words.fill(string);
        await words.press("Enter");
      }
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
      expect(await scriptAttributes(page), string).toEqual([]);
    }
    await words.fill("llana");
    await expect(page.locator("main [data-id]").first()).toHaveAttribute(
      "data-id",
      "goods.tools.float",
    );
  });

  for (const { strings, name, tag } of QUARTERS) {
    test(`each string in the address, its query and its fragment is taken neither for a page nor for markup: ${name}`, {
      tag,
    }, async ({ page, expectedConsole }) => {
      test.setTimeout(180_000);
      expectedConsole.push(/404/);
      let rows: string[] = [];
      for (const [index, string] of strings.entries()) {
        // Unescaped as far as an address can hold it.
        const raw = string.replace(/[\0-\x20"<>`{}%\\#?]/g, (own) => encodeURIComponent(own));
        const missing = encodeURIComponent(string);
        const prefix = ["", "/en", "/val/maquinaria"][index % 3];
        await open(page, `${prefix}/${missing}?q=${raw}&${raw}=1#${raw}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator("main")).not.toContainText("alert");
        expect(await scriptAttributes(page), string).toEqual([]);
        rows.push(raw);
        // Pages that are there read their query, and look for the place that the fragment names.
        if (rows.length === 4 || index === strings.length - 1) {
          const known = ["/faq", "/contacto", "/buscar"][index % 3];
          const query = rows.map((text) => `maquina=${text}&${text}`).join("&");
          await open(page, `${known}?${query}#${raw}`);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          expect(await scriptAttributes(page), string).toEqual([]);
          rows = [];
        }
      }
    });

    test(`each string under each name that the site keeps is ignored, or shown as text: ${name}`, {
      tag,
    }, async ({ page, expectedConsole }) => {
      test.setTimeout(180_000);
      expectedConsole.push(/^The specified value/); // a date or a number of the draft that is not one
      await open(page, "/contacto");
      for (const string of strings) {
        await storeEverywhere(page, string);
        await page.reload();
        await hydrated(page);
        await expect(page.locator("html")).toHaveAttribute("lang", "es");
        expect(await scriptAttributes(page), string).toEqual([]);
      }
      await page.evaluate((texts) => {
        const controls = [...document.querySelectorAll<HTMLInputElement>(".form [id^=user_]")];
        const draft = [3, Date.now(), ...controls.map(({ name }, index) => [name, texts[index]])];
        localStorage.setItem("quoteDraft", JSON.stringify(draft));
      }, strings);
      await page.reload();
      await hydrated(page);
      await expect(field(page, "Nombre o empresa")).toHaveValue(strings[0] ?? "");
    });
  }

  test("texts of a language that are hostile are shown letter by letter", async ({
    page,
    expectedConsole,
  }) => {
    test.slow();
    expectedConsole.push(/Minified React error #(418|423|425);/); // the page as built has other texts
    // Line ends and tabs would add lines to the file.
    const strings = HOSTILE.map((string) => string.replace(/[\t\n\r]/g, " "));
    await page.route(FILES.texts, async (route) => {
      const response = await route.fetch();
      const [head = "", ...lines] = (await response.text()).split("\n");
      const faults = lines.map(
        (line, index) => line && `${line} ${strings[index % strings.length]}`,
      );
      await route.fulfill({ contentType: "text/plain", body: [head, ...faults].join("\n") });
    });
    await open(page, "/");
    await page.evaluate(() => localStorage.setItem("selectedLanguage", "en"));
    for (const address of [
      "/",
      "/faq",
      "/contacto",
      "/maquinaria",
      "/herramientas",
      "/aviso-legal",
    ]) {
      await open(page, address);
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await expect(page.locator("body")).toContainText("alert(");
      expect(await scriptAttributes(page), address).toEqual([]);
    }
  });
});
