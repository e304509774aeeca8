import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The version of the format of cases that this program reads. */
export const FORMAT = 1;

const ROOT = fileURLToPath(new URL("..", import.meta.url));

/**
 * @typedef {"verdict" | "pages" | "anchors" | "findings" | "clean"} Part
 * @typedef {{ code?: string, file: string, line?: number, column?: number }} Finding
 * @typedef {{ verdict?: string, pages?: string[], anchors?: Record<string, string[]>, findings?: Finding[], clean?: string[] }} Facts
 * @typedef {{ name: string, area: string, folder: string, rule: string, dialect: string, status: string, base?: string, expected: Facts }} Case
 */

/** @type {readonly Part[]} */
export const PARTS = ["verdict", "pages", "anchors", "findings", "clean"];

/**
 * The cases whose path has a text in it, in the order of their paths.
 * @param {{ text?: string, statuses: ReadonlySet<string> }} asked
 * @returns {Case[]}
 */
export function readCases({ text = "", statuses }) {
  const root = join(ROOT, "cases");
  const names = readdirSync(root).flatMap((area) => readdirSync(join(root, area)).map((name) => `${area}/${name}`));
  return names
    .sort()
    .filter((name) => name.includes(text))
    .map((name) => {
      const folder = join(root, name);
      const found = JSON.parse(readFileSync(join(folder, "case.json"), "utf8"));
      if (found.format !== FORMAT)
        throw new Error(`${name} has the format ${found.format}: this program knows ${FORMAT}`);
      return { ...found, name, area: name.slice(0, name.indexOf("/")), folder };
    })
    .filter(({ status }) => statuses.has(status));
}

/**
 * Copies the site of a case into a new folder, and returns its path.
 * @param {Case} one
 */
export function layOut({ folder, base }) {
  const site = mkdtempSync(join(tmpdir(), "docsjson-conformance-"));
  if (base !== undefined) cpSync(join(ROOT, "sites", base), site, { recursive: true });
  const own = join(folder, "site");
  if (existsSync(own)) cpSync(own, site, { recursive: true });
  return site;
}
