/** What a visitor pays for before scrolling, from nginx over HTTP/2. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { TRANSFER_BUDGET, transfers } from "../../scripts/measure/transfer.mjs";

test("the pages with the most pictures stay within the budget of a transfer", async () => {
  const visits = await transfers(["/", "/maquinaria"]);
  assert.equal(visits.length, 2);
  for (const { address, phone, desktop } of visits) {
    for (const [device, bytes] of Object.entries({ phone, desktop })) {
      assert.ok(bytes > 100_000, `${address} on a ${device} was loaded: ${bytes} bytes`);
      assert.ok(bytes <= TRANSFER_BUDGET, `${address} on a ${device} transfers ${bytes} bytes`);
    }
  }
});
