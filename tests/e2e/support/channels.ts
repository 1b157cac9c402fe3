/** The other channels for a request (WhatsApp, e-mail), which carry it in their links. */
import type { Locator } from "@playwright/test";
import { type Label, VALUES } from "./form";

/** A value as the other channels write it: dates with the day first. */
export function asWritten(label: Label, value = VALUES[label]): string {
  return label === "Fecha de alquiler" ? value.split("-").reverse().join("/") : value;
}

/** The address of a link and the decoded text that it carries. */
export async function carried(link: Locator): Promise<{ address: string; text: string }> {
  const href = (await link.getAttribute("href")) ?? "";
  const [address = "", query = ""] = href.split("?");
  const values = query.split("&").map((pair) => decodeURIComponent(pair.split("=")[1] ?? ""));
  return { address, text: values.join("\n") };
}
