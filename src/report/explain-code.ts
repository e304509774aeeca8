import { EXAMPLES } from "../../schemas/code-examples.js";
import { RELEASES } from "../codes/description.ts";
import type { ExampleFiles } from "../codes/examples/example.ts";
import { helpPage } from "../codes/help-page.ts";
import { CODES, type KnownCode } from "../codes/table.ts";

/** What a code means, with a wrong and a right example; `undefined` for one that does not exist. */
export function explainCode(code: string): string | undefined {
  if (!Object.hasOwn(CODES, code)) return undefined;
  const { severity, since = RELEASES[0], title, explanation } = CODES[code as KnownCode];
  const { wrong, right } = EXAMPLES[code as KnownCode];
  const examples = `Wrong:\n${showFiles(wrong)}\nRight:\n${showFiles(right)}`;
  return `${code} (${severity}, since ${since}): ${title}\n\n${wrap(explanation)}\n\n${examples}\n${helpPage(code)}\n`;
}

/** The codes of an area (`nav`, `nav/*`), or all of them without one; empty if there is no such area. */
export function codesOfArea(area?: string): KnownCode[] {
  const codes = Object.keys(CODES) as KnownCode[];
  return area === undefined ? codes : codes.filter((code) => code.startsWith(`${area.replace(/\/?\*?$/, "")}/`));
}

/** A line a code, in the order of the alphabet. */
export function listCodes(codes: readonly KnownCode[]): string {
  const width = Math.max(...codes.map((code) => code.length));
  return codes
    .toSorted()
    .map((code) => `${code.padEnd(width)}  ${CODES[code].severity.padEnd(7)}  ${CODES[code].title}\n`)
    .join("");
}

/** The files of an example with their content; a page may be empty. */
const showFiles = (files: ExampleFiles): string =>
  Object.entries(files)
    .map(([path, text]) => `  ${path}\n${text.trimEnd().replace(/^(?=.)/gm, "    ")}${text === "" ? "" : "\n"}`)
    .join("");

/** Breaks a paragraph into lines of at most 100 characters. */
const wrap = (text: string): string => text.replace(/(.{1,100})(\s+|$)/g, "$1\n").trimEnd();
