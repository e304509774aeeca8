import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { nearest } from "../../diagnostic/nearest.ts";
import { didYouMean } from "../../diagnostic/words.ts";
import { parseArguments } from "../arguments.ts";
import { type Command, type CommandContext, UsageError } from "../command.ts";
import { write } from "../output.ts";

const help = `usage: docsjson schema [name]

Prints a published JSON Schema (draft-07), or the OpenAPI document of the admin API; without a name, lists all of them.

  --list   lists the names and what each describes
  --path   prints where the file is, instead of what is in it

For an editor, point "$schema" of your docs.json at the file:
  "$schema": "./node_modules/docsjson/schemas/docs.schema.json"

Examples:
  docsjson schema docs
  docsjson schema docs.plain > docs.schema.json
  docsjson schema admin-openapi > openapi.json

Exit status: 0 printed, 2 wrong usage.
`;

const SUFFIX = ".schema.json";

async function run({ args, stdout }: CommandContext): Promise<number> {
  const { values, positionals } = parseArguments(args, { list: { type: "boolean" }, path: { type: "boolean" } });
  const [name, ...more] = positionals;
  if (more.length > 0) throw new UsageError("schema takes one name");
  const files = publishedFiles(await readdir(schemasFolder()));
  if (name === undefined || values.list) {
    await write(stdout, await listFiles(files));
    return 0;
  }
  const file = files.get(name);
  if (file === undefined) {
    const names = [...files.keys()];
    const hint = didYouMean(nearest(name, names)) ?? `there are ${names.join(", ")}`;
    throw new UsageError(`no schema has the name ${JSON.stringify(name)}; ${hint}`);
  }
  await write(stdout, values.path ? `${fileURLToPath(file)}\n` : await readFile(file, "utf8"));
  return 0;
}

/** What is published, by name, in the order of the names: `docs` for `docs.schema.json`, `admin-openapi` for `admin.openapi.json`. */
function publishedFiles(files: readonly string[]): Map<string, URL> {
  const folder = schemasFolder();
  const named = files.flatMap((file): [string, URL][] => {
    if (file.endsWith(SUFFIX)) return [[file.slice(0, -SUFFIX.length), new URL(file, folder)]];
    return file === "admin.openapi.json" ? [["admin-openapi", new URL(file, folder)]] : [];
  });
  return new Map(named.sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function listFiles(files: ReadonlyMap<string, URL>): Promise<string> {
  const width = Math.max(...[...files.keys()].map((name) => name.length));
  const lines = [...files].map(async ([name, file]) => {
    const { description, info } = JSON.parse(await readFile(file, "utf8"));
    return `${name.padEnd(width)}  ${firstSentence(description ?? info.description)}\n`;
  });
  return (await Promise.all(lines)).join("");
}

const firstSentence = (text: string): string => /^.*?[.](?=\s|$)/s.exec(text)?.[0] ?? text;

/** The package's `schemas/`, from the built command as from its source. */
function schemasFolder(): URL {
  let folder = new URL("./", import.meta.url);
  while (!existsSync(new URL(`schemas/docs${SUFFIX}`, folder))) {
    const parent = new URL("../", folder);
    if (parent.href === folder.href) throw new Error(`the package's folder "schemas" is missing`);
    folder = parent;
  }
  return new URL("schemas/", folder);
}

export const command: Command = { help, run };
