import { describe, expect, it } from "vitest";
import { siteColors, textOn } from "../../../src/builders/model/colors.ts";

describe("siteColors", () => {
  it.each([
    ["#7c3aed", { primary: "#7637e1", light: "#b089f4", dark: "#7c3aed" }],
    ["#FDC700", { primary: "#725a00", light: "#fdc700", dark: "#FDC700" }],
    ["#000", { primary: "#000000", light: "#999999", dark: "#000" }],
  ])("makes text in %s readable in both modes, and leaves buttons as they are", (primary, colors) => {
    expect(siteColors({ primary })).toEqual(colors);
  });

  it("keeps the author's own if they can be read", () => {
    const colors = { primary: "#111111", light: "#eeeeee", dark: "#333333" };
    expect(siteColors(colors)).toEqual(colors);
  });

  it.each(["red", "rgb(1 2 3)", "#12345", "#fff;}", 7])("takes no color that builders can't: %j", (color) => {
    expect(siteColors({ primary: color })).toBeUndefined();
    expect(siteColors({ primary: "#808080", light: color, dark: color })).toEqual(siteColors({ primary: "#808080" }));
  });
});

describe("textOn", () => {
  it.each([
    ["#fff", "#000"],
    ["#7cffc4", "#000"],
    ["#7c3aed", "#fff"],
    ["#002CA7ff", "#fff"],
  ])("writes on %s in %s", (color, text) => {
    expect(textOn(color)).toBe(text);
  });
});
