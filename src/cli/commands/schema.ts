import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { localizeSchema, projectNames } from "../../author/init/local-schema.ts";
import { replaceFile } from "../../author/write/replace-file.ts";
import { nearest } from "../../diagnostic/nearest.ts";
import { didYouMean } from "../../diagnostic/words.ts";
import { type CheckedSite, checkSite } from "../../site/check-site.ts";
import { SiteError } from "../../site/config/docs-root.ts";
import { publishedSchemas, readSchema } from "../../site/schema-files.ts";
import { watchSite } from "../../site/watch-site.ts";
import { parseArguments } from "../arguments.ts";
import { findSite } from "../check/find-sites.ts";
import { type Command, type CommandContext, EXIT, type ExitStatus, UsageError } from "../command.ts";
import { readProject } from "../site/site-options.ts";
import { write } from "../terminal/output.ts";
import { waitForSignal } from "../terminal/stop-signal.ts";

const help = `usage: docsjson schema [name]
       docsjson schema --local [--output FILE [--watch]] [path]

Prints a published JSON Schema (draft-07), or the OpenAPI document of the admin API; without a name, lists all of them.
With --local, prints the schema of docs.json with what a project has to offer: its pages, the operations of its specs with
their summaries, spec files, and the icons that it uses. A path is a docs root or a docs.json, as for check.

  --list          lists the names and what each describes
  --path          prints where the file is, instead of what is in it
  --local         makes the schema of a project
  --output FILE   writes it to a file
  --watch         writes it again whenever the project changes

For an editor, point "$schema" of your docs.json at the file:
  "$schema": "./node_modules/docsjson/schemas/docs.schema.json"

Examples:
  docsjson schema docs
  docsjson schema docs.plain > docs.schema.json
  docsjson schema admin-openapi > openapi.json
  docsjson schema --local --output docs.schema.json --watch

Exit status: 0 printed, 2 wrong usage.
`;

async function run(context: CommandContext): Promise<ExitStatus> {
  const { args, stdout } = context;
  const { values, positionals } = parseArguments(args, help);
  const [name, ...more] = positionals;
  if (values.local) return runLocal(name, more, values, context);
  if (values.output !== undefined || values.watch) throw new UsageError("--output and --watch belong to --local");
  if (more.length > 0) throw new UsageError("schema takes one name");
  const files = publishedSchemas();
  if (name === undefined || values.list) {
    await write(stdout, await describeSchemas(files));
    return EXIT.ok;
  }
  const file = files.get(name);
  if (file === undefined) {
    const names = [...files.keys()];
    const hint = didYouMean(nearest(name, names)) ?? `there are ${names.join(", ")}`;
    throw new UsageError(`no schema has the name ${JSON.stringify(name)}; ${hint}`);
  }
  await write(stdout, values.path ? `${fileURLToPath(file)}\n` : await readFile(file, "utf8"));
  return EXIT.ok;
}

/** Makes the schema of a project, once or after every change of it. */
async function runLocal(
  path: string | undefined,
  more: readonly string[],
  { output, watch, list, path: where }: LocalValues,
  context: CommandContext,
): Promise<ExitStatus> {
  const { cwd, stdout, stderr } = context;
  if (more.length > 0) throw new UsageError("--local takes one path");
  if (list || where) throw new UsageError("--local makes a schema: leave --list and --path out");
  if (watch && output === undefined) throw new UsageError("--watch needs a file to write to: --output FILE");
  const { options, config } = await readProject({}, context);
  const root = await findSite(path === undefined ? [] : [path], { cwd, config });
  const published = await readSchema("docs");
  let last: string | undefined;
  const put = async ({ site, navigation }: CheckedSite) => {
    const text = `${JSON.stringify(localizeSchema(published, projectNames({ site, navigation })))}\n`;
    // A docs.json that is being edited may be no JSON for a while: its specs are not known then.
    if (text === last || site.config === undefined) return;
    last = text;
    if (output === undefined) await write(stdout, text);
    else {
      await replaceFile(resolve(cwd, output), text).catch((error: Error) => {
        throw new UsageError(`--output: ${error.message}`);
      });
    }
    if (output !== undefined) await write(stderr, `wrote ${output}\n`);
  };
  if (!watch) {
    const { value } = await checkSite(root, { ...options, contents: false });
    if (value.site.config === undefined)
      throw new SiteError(`${value.site.file} is not JSON; docsjson check says where`);
    await put(value);
    return EXIT.ok;
  }
  const watcher = watchSite(root, ({ result }) => put(result.value), {
    ...options,
    contents: false,
    onError: (error) => stderr.write(`docsjson schema: ${(error as Error).message}\n`),
  });
  const stopped = waitForSignal();
  await Promise.race([watcher.ready, stopped]);
  await stopped;
  await watcher.close();
  return EXIT.ok;
}

interface LocalValues {
  output?: string | undefined;
  watch?: boolean | undefined;
  list?: boolean | undefined;
  path?: boolean | undefined;
}

async function describeSchemas(files: ReadonlyMap<string, URL>): Promise<string> {
  const width = Math.max(...[...files.keys()].map((name) => name.length));
  const lines = [...files].map(async ([name, file]) => {
    const { description, info } = JSON.parse(await readFile(file, "utf8"));
    return `${name.padEnd(width)}  ${firstSentence(description ?? info.description)}\n`;
  });
  return (await Promise.all(lines)).join("");
}

const firstSentence = (text: string): string => /^.*?[.](?=\s|$)/s.exec(text)?.[0] ?? text;

const words = {
  get argument() {
    return [...publishedSchemas().keys()];
  },
};

export const command: Command = { help, run, words };
