import { existsSync } from "node:fs";
import { readFile, realpath } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { Result } from "../../diagnostic/diagnostic.ts";
import { finding } from "../../diagnostic/finding.ts";
import { isObject, type JsonObject, pointerOf } from "../../json/json-value.ts";
import { SiteError, spokenPath } from "../../site/config/docs-root.ts";
import { parseJson } from "../../source/parse-json.ts";
import { placeFindings } from "../../source/place-findings.ts";
import { sourceMapOfText } from "../../source/text-source-map.ts";
import { navTooDeep } from "../../validate/rules/entries/too-deep.ts";
import { MAX_DEPTH } from "../../vocabulary/elements/elements.ts";
import type { FileChange } from "../write/file-change.ts";
import { assertSettled } from "../write/interruption.ts";
import type { Plan } from "../write/plan.ts";
import { navigationOfMint } from "./mint-navigation.ts";
import type { MintNote } from "./mint-notes.ts";
import { settingsOfMint } from "./mint-settings.ts";
import { soundConfig } from "./sound-config.ts";

/** A docs.json made of a mint.json, and what has no place in it. */
interface MigratedMint {
  readonly config: JsonObject;
  readonly notes: readonly MintNote[];
}

/** The whole of a mint.json in the form of docs.json, as `docsjson check` accepts it; `undefined` if it names no pages. */
function migrateMint(mint: JsonObject): MigratedMint | undefined {
  const notes: MintNote[] = [];
  const { before, after } = settingsOfMint(mint, notes);
  const config = soundConfig({ ...before, navigation: navigationOfMint(mint, notes), ...after }, notes);
  return config && { config, notes };
}

export interface MintMigrationOptions {
  /** Removes the mint.json (default false). */
  readonly remove?: boolean | undefined;
  readonly cwd?: string | undefined;
}

/**
 * Plans a docs.json made of a mint.json; it leaves the settings that have no place in docs.json. What `docsjson check` would call an error is corrected or left out, and said. Codes: `config/syntax`,
 * `nav/too-deep`.
 *
 * @param path a folder with a mint.json, or the file
 * @throws {SiteError} if there is no mint.json, it names no pages, or there is a docs.json already
 */
export async function planMintMigration(
  path = ".",
  { remove = false, cwd = process.cwd() }: MintMigrationOptions = {},
): Promise<Result<Plan>> {
  const at = mintAt(resolve(cwd, path), path);
  const [folder, file] = [await realpath(dirname(at)), basename(at)];
  assertSettled(folder);
  if (existsSync(join(folder, "docs.json"))) throw new SiteError(`${spokenPath(path)} has a docs.json already`);
  const before = await readFile(at, "utf8");
  const parsed = parseJson(before, file);
  if (!parsed.ok) return { ok: false, value: undefined, diagnostics: placeFindings(parsed.findings) };
  if (!isObject(parsed.data)) throw new SiteError(`${spokenPath(path)} contains no JSON object`);
  const tooDeep = placeTooDeep(parsed.data);
  if (tooDeep !== undefined) {
    const found = finding(navTooDeep, { limit: MAX_DEPTH }, { file, pointer: tooDeep });
    const diagnostics = placeFindings([found], { config: parsed.data, sourceMap: sourceMapOfText(before, file) });
    return { ok: false, value: undefined, diagnostics };
  }
  const migrated = migrateMint(parsed.data);
  if (!migrated)
    throw new SiteError(`${spokenPath(path)} names no pages; docsjson init makes a docs.json of the files`);
  const { config, notes } = migrated;
  const changes: FileChange[] = [{ kind: "create", file: "docs.json", after: printLike(before, config) }];
  if (remove) changes.push({ kind: "delete", file, before });
  const left = notes.map(({ setting, fate }) => ({ what: setting, reason: fate }));
  return { ok: true, value: { title: "migrate mint", folder, changes, left }, diagnostics: [] };
}

/** The first value that is nested deeper than groups may be, as a pointer. */
function placeTooDeep(data: unknown): string | undefined {
  // Each group is a list and an object.
  let level: { value: unknown; path: readonly (string | number)[] }[] = [{ value: data, path: [] }];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > 2 * MAX_DEPTH) return pointerOf(level[0]?.path ?? []);
    level = level.flatMap(({ value, path }) =>
      typeof value === "object" && value !== null
        ? Object.entries(value).map(([key, inner]) => ({ value: inner, path: [...path, key] }))
        : [],
    );
  }
  return undefined;
}

function mintAt(absolute: string, path: string): string {
  const file = absolute.endsWith(".json") ? absolute : join(absolute, "mint.json");
  if (existsSync(file)) return file;
  throw new SiteError(existsSync(absolute) ? `${spokenPath(path)} contains no mint.json` : `${path} does not exist`);
}

/** JSON with the indentation and the line ends of another text. */
function printLike(text: string, value: unknown): string {
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? "  ";
  const printed = `${JSON.stringify(value, null, indent)}\n`;
  return text.includes("\r\n") ? printed.replaceAll("\n", "\r\n") : printed;
}
