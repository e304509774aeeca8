import { existsSync } from "node:fs";
import { readFile, realpath } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { migrateMint } from "../../author/from-mint/mint.ts";
import type { FileChange } from "../../author/write/file-change.ts";
import { isObject } from "../../json/json-value.ts";
import { formatDiagnostics } from "../../report/format-diagnostics.ts";
import { printable } from "../../report/text/printable.ts";
import { nameOfPath, SiteError } from "../../site/config/docs-root.ts";
import { parseJson } from "../../source/parse-json.ts";
import { placeFindings } from "../../source/place-findings.ts";
import { parseArguments } from "../arguments.ts";
import { type CommandContext, UsageError } from "../command.ts";
import { EXIT, type ExitStatus } from "../exit-status.ts";
import { applyChanges, WRITE_OPTIONS } from "../site/apply-changes.ts";
import { wantsColor, write } from "../terminal/output.ts";

/** Makes a docs.json of a mint.json. */
export async function migrateMintFile(context: CommandContext): Promise<ExitStatus> {
  const { args, cwd, stderr, env } = context;
  const { values, positionals } = parseArguments(args, { delete: { type: "boolean" }, ...WRITE_OPTIONS });
  const [path = ".", ...more] = positionals;
  if (more.length > 0) throw new UsageError("migrate mint takes one path");
  const file = mintAt(resolve(cwd, path), path);
  const folder = await realpath(dirname(file));
  if (existsSync(join(folder, "docs.json"))) throw new SiteError(`${nameOfPath(path)} has a docs.json already`);
  const before = await readFile(file, "utf8");
  const parsed = parseJson(before, basename(file));
  if (!parsed.ok) {
    const diagnostics = placeFindings(parsed.findings);
    const sources = new Map([[basename(file), before]]);
    await write(stderr, `${formatDiagnostics(diagnostics, { sources, color: wantsColor(stderr, env) })}\n`);
    return EXIT.found;
  }
  if (!isObject(parsed.data)) throw new SiteError(`${nameOfPath(path)} contains no JSON object`);
  const { config, notes } = migrateMint(parsed.data);
  const changes: FileChange[] = [{ kind: "create", file: "docs.json", after: printLike(before, config) }];
  if (values.delete) changes.push({ kind: "delete", file: basename(file), before });
  await applyChanges({ folder, changes, dryRun: values["dry-run"] }, context);
  await write(stderr, notes.map(({ setting, fate }) => `${printable(setting)} ${printable(fate)}\n`).join(""));
  return EXIT.ok;
}

function mintAt(absolute: string, path: string): string {
  const file = absolute.endsWith(".json") ? absolute : join(absolute, "mint.json");
  if (existsSync(file)) return file;
  throw new SiteError(
    absolute.endsWith(".json") ? `${path} does not exist` : `${nameOfPath(path)} contains no mint.json`,
  );
}

/** JSON with the indentation and the line ends of another text. */
function printLike(text: string, value: unknown): string {
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? "  ";
  const printed = `${JSON.stringify(value, null, indent)}\n`;
  return text.includes("\r\n") ? printed.replaceAll("\n", "\r\n") : printed;
}
