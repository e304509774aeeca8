import { readdirSync, readFileSync } from "node:fs";
import { SCHEMA_NAMES, type SchemaName, validate, validateDocs } from "docsjson";
import { describe, expect, it } from "vitest";

// fixtures/schema/<name>/valid/*.json is sound; invalid/<area>.<what>.<case>.json has the fault `area/what`, and no other.

const folder = new URL("../../fixtures/schema/", import.meta.url);

const samplesOf = (name: SchemaName, kind: "valid" | "invalid") =>
  readdirSync(new URL(`${name}/${kind}/`, folder)).map((file) => ({
    file,
    text: readFileSync(new URL(`${name}/${kind}/${file}`, folder), "utf8"),
  }));

describe.each(SCHEMA_NAMES)("%s", (name) => {
  it.each(samplesOf(name, "valid"))("takes $file", ({ text }) => {
    const value = JSON.parse(text);
    expect(validate(name, value)).toEqual({ ok: true, value, diagnostics: [] });
  });

  it.each(samplesOf(name, "invalid"))("finds the fault of $file", ({ file, text }) => {
    const { diagnostics } = validate(name, JSON.parse(text));
    const [area, what] = file.split(".");
    expect([...new Set(diagnostics.map(({ code }) => code))]).toEqual([`${area}/${what}`]);
    for (const { message, hint } of diagnostics)
      expect(`${message} ${hint ?? ""}`).not.toMatch(/undefined|\[object|\bNaN\b/);
  });
});

it.each(samplesOf("docs", "invalid"))("underlines the same for the text as for the value: $file", ({ text }) => {
  const ofText = validateDocs(text).diagnostics;
  const ofValue = validateDocs(JSON.parse(text)).diagnostics;
  const said = ({ code, pointer, message }: (typeof ofText)[number]) => `${code} ${pointer} ${message}`;
  expect(ofText.map(said).sort()).toEqual(ofValue.map(said).sort());
  for (const { range } of ofText) expect(range?.start.line).toBeGreaterThan(0);
});

it("refuses names that are no schema's", () => {
  expect(() => validate("toString" as SchemaName, {})).toThrow(TypeError);
  expect(() => validateDocs({}, { dialect: "other" as never })).toThrow(TypeError);
  expect(() => validateDocs("not json", { dialect: "other" as never })).toThrow(TypeError);
});

it("a value that is not there is none of these", () => {
  for (const name of SCHEMA_NAMES) {
    const { ok, diagnostics } = validate(name, undefined);
    expect([name, ok, diagnostics.length > 0]).toEqual([name, name === "page", true]);
  }
});
