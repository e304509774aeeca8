import { existsSync, statSync } from "node:fs";
import { readFile, realpath } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { type ImportedConfig, type ImportedSite, toConfig } from "../../import/imported-site.ts";
import { readMkdocs } from "../../import/read-mkdocs.ts";
import { readSummary } from "../../import/read-summary.ts";
import { printable } from "../../report/text/printable.ts";
import { SiteError } from "../../site/config/docs-root.ts";
import { applyChanges, WRITE_OPTIONS, WRITE_OPTIONS_HELP } from "../apply-changes.ts";
import { parseArguments } from "../arguments.ts";
import { type Command, type CommandContext, UsageError } from "../command.ts";
import { write } from "../output.ts";

const TOOLS = ["summary", "mkdocs"] as const;

const help = `usage: docsjson import summary [options] [path]
       docsjson import mkdocs [options] [path]

Makes a docs.json of another tool's table of contents and redirects; page files stay as they are. Says what had no place.

  summary   SUMMARY.md of GitBook or mdBook, with the redirects of the .gitbook.yaml beside it; docs.json comes beside it
  mkdocs    "nav" of a mkdocs.yml, with the redirects of its redirects plugin; docs.json comes into its docs_dir

A path is the file, or the folder that holds it; without one, the current folder is taken.

${WRITE_OPTIONS_HELP}
Examples:
  docsjson import summary docs --dry-run
  docsjson import mkdocs

Exit status: 0 written, 2 wrong usage, nothing to import, or a docs.json that is there already.
`;

const isTool = (name: string | undefined): boolean => (TOOLS as readonly (string | undefined)[]).includes(name);

/** A site that was read, and the folder that its docs.json goes to. */
interface ReadSite {
  readonly site: ImportedSite;
  readonly folder: string;
}

async function run(context: CommandContext): Promise<number> {
  const { values, positionals } = parseArguments(context.args, WRITE_OPTIONS);
  const [given, path = ".", ...more] = positionals;
  if (!isTool(given) || more.length > 0)
    throw new UsageError(`import takes a tool, ${TOOLS.join(" or ")}, and one path`);
  const absolute = resolve(context.cwd, path);
  const { site, folder } = given === "summary" ? await summaryAt(absolute, path) : await mkdocsAt(absolute, path);
  if (existsSync(join(folder, "docs.json"))) throw new SiteError(`${path} has a docs.json already`);
  if (site.sections.length === 0)
    throw new SiteError(`${path} names no pages; docsjson init makes a docs.json of the files`);
  const { config, notes }: ImportedConfig = toConfig(site, basename(folder));
  const changes = [{ kind: "create", file: "docs.json", after: `${JSON.stringify(config, null, 2)}\n` } as const];
  await applyChanges({ folder, changes, dryRun: values["dry-run"] }, context);
  await write(context.stderr, notes.map((note) => `${printable(note)}\n`).join(""));
  return 0;
}

async function summaryAt(absolute: string, path: string): Promise<ReadSite> {
  const file = fileAt(absolute, path, ["SUMMARY.md", "summary.md"]);
  const folder = await realpath(dirname(file));
  const settings = [join(folder, ".gitbook.yaml"), join(folder, ".gitbook.yml")].find(existsSync);
  const text = await readFile(file, "utf8");
  const yaml = settings === undefined ? undefined : await readFile(settings, "utf8");
  return { folder, site: read(settings ?? file, () => readSummary(text, yaml)) };
}

async function mkdocsAt(absolute: string, path: string): Promise<ReadSite> {
  const file = fileAt(absolute, path, ["mkdocs.yml", "mkdocs.yaml"]);
  const text = await readFile(file, "utf8");
  const site = read(file, () => readMkdocs(text));
  const folder = join(dirname(file), site.docsFolder);
  if (!existsSync(folder))
    throw new SiteError(`${path}: the folder ${JSON.stringify(site.docsFolder)} of the pages does not exist`);
  return { folder: await realpath(folder), site };
}

/** The file that a path is, or the one of these names in a folder. */
function fileAt(absolute: string, path: string, names: readonly string[]): string {
  if (!existsSync(absolute)) throw new SiteError(`${path} does not exist`);
  if (statSync(absolute).isFile()) return absolute;
  const found = names.map((name) => join(absolute, name)).find(existsSync);
  if (found === undefined) throw new SiteError(`${path} holds no ${names[0]}`);
  return found;
}

/** Says of a text that is no YAML which one it is. */
function read<T>(file: string, from: () => T): T {
  try {
    return from();
  } catch (error) {
    throw new SiteError(`${basename(file)} is not YAML: ${(error as Error).message.split("\n")[0]}`);
  }
}

export const command: Command = { help, run };
