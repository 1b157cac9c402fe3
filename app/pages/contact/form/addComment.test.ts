import { describe, expect, it } from "vitest";
import { addComment } from "./addComment";

describe("words for the comments", () => {
  it("fill empty comments", () => {
    expect(addComment("cortar un pino", " \n")).toBe("cortar un pino");
  });

  it("follow what was typed", () => {
    expect(addComment("cortar un pino", "El lunes.\n")).toBe("El lunes.\ncortar un pino");
  });

  it("are not added twice", () => {
    const before = "El lunes.\ncortar un pino \nGracias";
    expect(addComment("cortar un pino", before)).toBe(before);
  });

  it("are added beside a longer line that begins with them", () => {
    expect(addComment("Linterna", "Linterna frontal")).toBe("Linterna frontal\nLinterna");
  });
});
