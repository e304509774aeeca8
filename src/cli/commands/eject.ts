import { lstatSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { BUILDER_NAMES, BUILDER_PROJECTS, type BuilderName } from "../../builders/projects.ts";
import { optional } from "../../json/json-value.ts";
import { findDocsRoot } from "../../site/config/docs-root.ts";
import { readConfigFiles } from "../../site/config/read-config.ts";
import { packageVersion } from "../../site/package-manifest.ts";
import { parseArguments, readWord } from "../arguments.ts";
import { packagesOf, writeProject } from "../build/site-project.ts";
import { TRUST_OPTIONS, trustOf } from "../build/trust.ts";
import { findSite } from "../check/find-sites.ts";
import { type Command, type CommandContext, EXIT, type ExitStatus, UsageError } from "../command.ts";
import { READER_OPTIONS, readersOf } from "../site/reader-options.ts";
import { readSoundProject } from "../site/site-options.ts";
import { readSiteUrl } from "../site/site-url.ts";
import { write } from "../terminal/output.ts";

const help = `usage: docsjson eject [options] FOLDER [path]

Writes the project with which "docsjson build" builds a site, for you to go on from: its configuration and package.json.
The docs stay where they are. A path is a docs root or a docs.json; without one, the nearest docs.json upward is taken.

  --builder NAME       ${BUILDER_NAMES.join(", ")} (default ${BUILDER_NAMES[0]})
  --site URL           the address at which the site is published
  --base PATH          the path below which it is published, such as /docs (default: basePath of the settings)
${READER_OPTIONS}${TRUST_OPTIONS}
Exit status: 0 when the project was written; 2 for wrong usage, or a folder that has one
of the files already or is a link.
` as const;

async function run(context: CommandContext): Promise<ExitStatus> {
  const { values, positionals } = parseArguments(context.args, help);
  const [target, ...paths] = positionals;
  if (target === undefined) throw new UsageError("eject needs the folder to write to");
  const builder = readWord("builder", values.builder ?? BUILDER_NAMES[0] ?? "", BUILDER_NAMES);
  const { config, options } = await readSoundProject({ "base-path": values.base }, context);
  const docs = await findDocsRoot(await findSite(paths, { cwd: context.cwd, config }), context.cwd);
  const main = (await readConfigFiles(docs)).get(docs.config);
  const folder = resolve(context.cwd, target);
  const readers = readersOf(values);
  const { untrusted } = trustOf(values, context.env);
  assertFree(folder, target, builder);
  const { build, dev } = BUILDER_PROJECTS[builder].scripts;
  const written = await writeProject(
    folder,
    builder,
    {
      base: options.basePath,
      site: values.site === undefined ? undefined : readSiteUrl(values.site),
      docs: docs.folder,
      reading: {
        ...optional("basePath", values.base),
        ...(readers.length > 0 ? { groups: readers } : {}),
        ...(untrusted ? { untrusted } : {}),
      },
    },
    {
      scripts: { build, dev },
      dependencies: {
        docsjson: `^${packageVersion()}`,
        ...packagesOf(builder, main && "value" in main && main.value, { own: false }),
      },
    },
  );
  await write(context.stdout, written.map((file) => `${join(target, file)}\n`).join(""));
  await write(context.stderr, `run "npm install" and "npm run build" in ${target}\n`);
  return EXIT.ok;
}

/** @throws {UsageError} if a file of the project is there, or a link in the place of one or of its folder */
function assertFree(folder: string, target: string, builder: BuilderName): void {
  const files = ["package.json", ...Object.keys(BUILDER_PROJECTS[builder].files({ docs: "." }))];
  for (const file of files) {
    if (lstatSync(join(folder, file), { throwIfNoEntry: false })) throw new UsageError(`${target} has ${file} already`);
    for (let path = file; path !== "."; ) {
      path = dirname(path);
      const entry = lstatSync(join(folder, path), { throwIfNoEntry: false });
      if (entry && !entry.isDirectory()) throw new UsageError(`${join(target, path)} is no folder of its own`);
    }
  }
}

export const command: Command = { help, words: { "--builder": BUILDER_NAMES }, run };
