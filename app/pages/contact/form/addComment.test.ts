import { describe, expect, it } from "vitest";
import { addComment } from "./addComment";

describe("words for the comments", () => {
  it("fill empty comments", () => {
    expect(addComment("cortar un pino", " \n", 100)).toBe("cortar un pino");
  });

  it("follow what was typed", () => {
    expect(addComment("cortar un pino", "El lunes.\n", 100)).toBe("El lunes.\ncortar un pino");
  });

  it("are not added twice", () => {
    const before = "El lunes.\ncortar un pino \nGracias";
    expect(addComment("cortar un pino", before, 100)).toBe(before);
  });

  it("are added beside a longer line that begins with them", () => {
    expect(addComment("Linterna", "Linterna frontal", 100)).toBe("Linterna frontal\nLinterna");
  });

  it("never replace what was typed where there is no room", () => {
    expect(addComment("cortar un pino", "El lunes.", 20)).toBe("El lunes.");
  });
});
