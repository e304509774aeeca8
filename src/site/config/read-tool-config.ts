import { lstat, readFile, realpath, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { ToolConfig } from "../../../schemas/types.ts";
import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import type { Finding } from "../../diagnostic/finding.ts";
import { escapeSegment, isObject, own } from "../../json/json-value.ts";
import { parseJson } from "../../source/parse-json.ts";
import { placeFindings } from "../../source/place-findings.ts";
import { sourceMapOfText } from "../../source/text-source-map.ts";
import { isInside, SiteError } from "./docs-root.ts";
import { fileKind } from "./file-kind.ts";
import { repositoryFolder } from "./repository-folder.ts";

/** The settings by which a project is checked: from its docsjson.config.json or its package.json. */
export interface ToolConfigFile {
  /** Absolute path of its folder, symbolic links resolved: the paths in it count from there. */
  readonly folder: string;
  /** Its name in that folder. */
  readonly file: string;
  readonly text: string;
  /** JSON Pointer to the settings in it: `""`, or `/docsjson` in package.json. */
  readonly base: string;
  /** The settings, without invalid ones. */
  readonly settings: ToolConfig;
  /** The diagnostics about the settings; their `file` is the file's name. */
  readonly diagnostics: readonly Diagnostic[];
}

const CONFIG_FILE = "docsjson.config.json";
const PACKAGE_FILE = "package.json";
const PACKAGE_KEY = "docsjson";

/**
 * The settings that count in a folder: the nearest docsjson.config.json, or package.json with the key `docsjson`, from
 * there upward to the root of the repository. `undefined` if there is none.
 *
 * @throws {SiteError} if the file can't be read
 */
export async function findToolConfig(cwd: string): Promise<ToolConfigFile | undefined> {
  for (let folder = resolve(cwd); ; folder = dirname(folder)) {
    for (const name of [CONFIG_FILE, PACKAGE_FILE]) await assertOwnFile(join(folder, name));
    const found = (await readOwn(join(folder, CONFIG_FILE))) ?? (await readPackage(join(folder, PACKAGE_FILE)));
    if (found) return found;
    if (folder === dirname(folder) || (await isThere(join(folder, ".git")))) return undefined;
  }
}

/**
 * Nobody has named this file: it may be a stranger's. Faults of settings are printed with their lines, so that these are not
 * read through a link to elsewhere; of a package.json only settings are printed. A pipe or a device has no end.
 */
async function assertOwnFile(path: string): Promise<void> {
  const stats = await lstat(path).catch(() => undefined);
  if (!stats || stats.isFile() || stats.isDirectory()) return;
  if (stats.isSymbolicLink() && basename(path) === CONFIG_FILE) {
    const absolute = await realpath(path).catch(() => undefined);
    if (absolute !== undefined && !isInside({ folder: await repositoryFolder(dirname(path)) }, absolute))
      throw new SiteError(`${basename(path)} is a link that leads out of the repository; --config reads another file`);
  }
  if ((await fileKind(path)) === "other") throw new SiteError(`${basename(path)} is neither a file nor a folder`);
}

/** The settings in a file, by its path from `cwd`. @throws {SiteError} if it can't be read, or has none */
export async function readToolConfig(path: string, cwd: string): Promise<ToolConfigFile> {
  const file = resolve(cwd, path);
  const found = basename(file) === PACKAGE_FILE ? await readPackage(file) : await readOwn(file);
  if (found) return found;
  throw new SiteError(
    (await isThere(file)) ? `${path} has no ${JSON.stringify(PACKAGE_KEY)}` : `${path} does not exist`,
  );
}

/** Absolute paths of the modules that settings name. */
export const customRuleFiles = ({ folder, settings }: ToolConfigFile): string[] =>
  (settings.customRules ?? []).map((path) => resolve(folder, path));

/** Settings that no file has, such as those of an editor. The paths in them count from `folder`; `file` names them in findings. */
export const toolConfigOf = (settings: unknown, folder: string, file: string): Promise<ToolConfigFile> =>
  toConfigFile({ folder, file, text: JSON.stringify(settings, null, 2) }, { settings, base: "" }, []);

async function readOwn(path: string): Promise<ToolConfigFile | undefined> {
  const text = await readConfigText(path);
  if (text === undefined) return undefined;
  const parsed = parseJson(text, basename(path));
  return toConfigFile(await placeOf(path, text), parsed.ok ? { settings: parsed.data, base: "" } : undefined, [
    ...(parsed.ok ? parsed.relaxed : []),
    ...parsed.findings,
  ]);
}

/** Of a package.json, only its settings are ours to judge. */
async function readPackage(path: string): Promise<ToolConfigFile | undefined> {
  const text = await readConfigText(path);
  if (text === undefined || !text.includes(`"${PACKAGE_KEY}"`)) return undefined;
  const parsed = parseJson(text, basename(path));
  if (!parsed.ok || !isObject(parsed.data) || !Object.hasOwn(parsed.data, PACKAGE_KEY)) return undefined;
  const base = `/${PACKAGE_KEY}`;
  const repeated = parsed.findings.filter(({ place }) => place.pointer.startsWith(`${base}/`));
  return toConfigFile(await placeOf(path, text), { settings: own(parsed.data, PACKAGE_KEY), base }, repeated);
}

const placeOf = async (path: string, text: string) => ({
  folder: dirname(await realpath(path)),
  file: basename(path),
  text,
});

async function toConfigFile(
  { folder, file, text }: Pick<ToolConfigFile, "folder" | "file" | "text">,
  read: { settings: unknown; base: string } | undefined,
  textFindings: readonly Finding[],
): Promise<ToolConfigFile> {
  const findings = read ? await judgeSettings(read) : [];
  const faults = new Set(findings.map(faultyPart));
  const settings = read ? withoutFaults(read.settings, read.base, faults) : undefined;
  return {
    folder,
    file,
    text,
    base: read?.base ?? "",
    settings: isObject(settings) ? (settings as ToolConfig) : {},
    diagnostics: placeFindings([...textFindings, ...findings], { sourceMap: sourceMapOfText(text, file) }),
  };
}

/**
 * The part of the settings that a finding makes unusable: the object without a required field, or the value at its
 * pointer.
 */
const faultyPart = ({ code, place: { pointer, part } }: Finding): string =>
  code.name === "config/required" && part === "key" ? pointer.slice(0, pointer.lastIndexOf("/")) : pointer;

/** Loaded only if there is something to judge. */
async function judgeSettings({ settings, base }: { settings: unknown; base: string }): Promise<Finding[]> {
  const { checkToolConfig } = await import("../../validate/check-tool-config.ts");
  return checkToolConfig(settings, base);
}

/** A value without the parts at some pointers, and without anything deeper than the schema. */
function withoutFaults(value: unknown, pointer: string, faults: ReadonlySet<string>): unknown {
  if (faults.has(pointer)) return undefined;
  const keep = (child: unknown, key: string | number) =>
    withoutFaults(child, `${pointer}/${escapeSegment(String(key))}`, faults);
  if (Array.isArray(value)) return value.map(keep).filter((child) => child !== undefined);
  if (!isObject(value)) return value;
  const kept = Object.entries(value).map(([key, child]): [string, unknown] => [key, keep(child, key)]);
  return Object.fromEntries(kept.filter(([, child]) => child !== undefined));
}

/** Most bytes of settings. */
const MOST_BYTES = 16 * 1024 * 1024;

async function readConfigText(path: string): Promise<string | undefined> {
  try {
    if ((await stat(path)).size > MOST_BYTES) throw new SiteError(`${basename(path)} has more than 16 MB`);
    return await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof SiteError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR") return undefined;
    throw new SiteError(message);
  }
}

const isThere = async (path: string): Promise<boolean> => (await fileKind(path)) !== undefined;
