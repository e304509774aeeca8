import { cp, mkdir, readdir, realpath, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { BUILDER_NAMES, BUILDER_PROJECTS, type BuilderName } from "../../builders/projects.ts";
import type { BuilderProject } from "../../builders/shared/builder-project.ts";
import type { DocsOptions } from "../../builders/shared/pages/read-docs.ts";
import { type CheckOptions, checkSite } from "../../site/check-site.ts";
import { isInside } from "../../site/config/docs-root.ts";
import { parseArguments, readPort, readWord } from "../arguments.ts";
import { installPackages } from "../build/install-packages.ts";
import { runBuilder } from "../build/run-builder.ts";
import { cacheFolder, packagesOf, prepareProject, type SiteProject } from "../build/site-project.ts";
import { findSite } from "../check/find-sites.ts";
import { type Command, type CommandContext, UsageError } from "../command.ts";
import { EXIT, type ExitStatus } from "../exit-status.ts";
import { READER_OPTIONS, READER_OPTIONS_HELP, readersOf } from "../site/reader-options.ts";
import { readProject, SITE_OPTIONS, SITE_OPTIONS_HELP } from "../site/site-options.ts";
import { write } from "../terminal/output.ts";

const OPTIONS = {
  builder: { type: "string" },
  out: { type: "string" },
  site: { type: "string" },
  base: { type: "string" },
  cache: { type: "string" },
  port: { type: "string" },
  ...READER_OPTIONS,
  ...SITE_OPTIONS,
} as const;

const BUILDERS_HELP = `  --builder NAME       ${BUILDER_NAMES.join(", ")} (default ${BUILDER_NAMES[0]})
  --site URL           the address at which the site is published, for sitemap.xml and llms.txt
  --base PATH          the path below which it is published, such as /docs (default: basePath of the settings)
  --cache DIR          where the builder and its packages are kept (default: $DOCSJSON_CACHE, or docsjson in the user's
                       folder for caches)
${READER_OPTIONS_HELP.trimEnd()}`;

const buildHelp = `usage: docsjson build [options] [path]

Builds a whole static site from a docs.json and its pages, as they are: nothing is moved, renamed or written in the docs
root. The first build installs the builder's packages into a cache, later ones need no network. A path is a docs root or a
docs.json; without one, the nearest docs.json upward is taken.

  --out DIR            the folder of the built site (default site)
${BUILDERS_HELP}
${SITE_OPTIONS_HELP}
Examples:
  docsjson build --out public
  docsjson build docs --builder ${BUILDER_NAMES[0]} --site https://docs.example.com

Exit status: 0 when the site was built, whatever the findings; 1 if the builder failed, or with --strict the check; 2 for
wrong usage, an unreadable site, or packages that can't be installed.
`;

const devHelp = `usage: docsjson dev [options] [path]

Serves a site on this machine, as "docsjson build" builds it, and follows every change.

  --port N             the port (default 4321)
${BUILDERS_HELP}
${SITE_OPTIONS_HELP}
Exit status: 0 when it was stopped; 1 if the builder failed; 2 for wrong usage or an unreadable site.
`;

/** A site, and the project that builds it; `out` is where the built site will be. */
async function prepareBuild(
  context: CommandContext,
  values: Values,
  positionals: string[],
  out?: string,
): Promise<SiteProject> {
  const builder = readWord("builder", values.builder ?? BUILDER_NAMES[0] ?? "", BUILDER_NAMES) as BuilderName;
  const project = await readProject(values, context);
  const path = await findSite(positionals, { cwd: context.cwd, config: project.config });
  const { value, ok, diagnostics } = await checkSite(path, project.options);
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  if (!value.navigation) throw new UsageError(`${value.site.file} has no navigation; "docsjson check" says why`);
  if (!ok && values.strict) throw new UsageError(`the site has ${errors} errors; "docsjson check" lists them`);
  if (out !== undefined) await keepOtherFiles(out, value.site);
  const cache = values.cache === undefined ? cacheFolder(context) : resolve(context.cwd, values.cache);
  const { base = project.options.basePath, site } = values;
  const reading = readingOf(project.options, readersOf(values), context);
  const prepared = await prepareProject(builder, { docs: value.site.folder, base, site, reading }, cache);
  const say = (line: string) => void write(context.stderr, `${line}\n`);
  await installPackages(prepared.packagesFolder, packagesOf(builder), say);
  return prepared;
}

/** The options by which a builder reads the same site: without those that do nothing, and with absolute paths. */
function readingOf(
  { dialect, platform, sources = {}, basePath, knownPaths, remote, pages }: CheckOptions,
  groups: readonly string[],
  { cwd }: CommandContext,
): DocsOptions {
  const reading: DocsOptions = {
    ...{ dialect, platform, basePath, knownPaths, remote },
    groups: groups.length > 0 ? groups : undefined,
    sources: Object.keys(sources).length > 0 ? sources : undefined,
    pages: typeof pages === "string" ? resolve(cwd, pages) : undefined,
  };
  return JSON.parse(JSON.stringify(reading));
}

/**
 * Builders empty the folder that they write to.
 *
 * @throws {UsageError} if anything but an earlier build is in it
 */
async function keepOtherFiles(out: string, docs: { readonly folder: string }): Promise<void> {
  if (isInside({ folder: await realpath(out).catch(() => out) }, docs.folder))
    throw new UsageError(`--out ${out} contains the docs root, and a build empties its folder; name another one`);
  const files = await readdir(out).catch((): string[] => []);
  if (files.length > 0 && !files.includes(IN_BUILT_SITES))
    throw new UsageError(
      `--out ${out} has files that no build wrote, and a build empties its folder; name another one`,
    );
}

/** A file of every built site. */
const IN_BUILT_SITES = "llms.txt";

type Values = ReturnType<typeof parseArguments<typeof OPTIONS>>["values"];

async function runBuild(context: CommandContext): Promise<ExitStatus> {
  const { values, positionals } = parseArguments(context.args, OPTIONS);
  if (values.port !== undefined) throw new UsageError("--port is an option of docsjson dev");
  const out = resolve(context.cwd, values.out ?? "site");
  const prepared = await prepareBuild(context, values, positionals, out);
  const { commands, name, output }: BuilderProject = BUILDER_PROJECTS[prepared.builder];
  const status = await runBuilder(prepared, commands.build, context);
  if (status !== 0) {
    await write(context.stderr, `${name} could not build the site\n`);
    return EXIT.found;
  }
  await replaceFolder(out, join(prepared.folder, output));
  await write(context.stdout, `${out}\n`);
  return EXIT.ok;
}

/** Puts what a builder wrote in the place of an earlier build. */
async function replaceFolder(target: string, source: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await mkdir(dirname(target), { recursive: true });
  // On another disk it is copied.
  await rename(source, target).catch(() => cp(source, target, { recursive: true }));
}

async function runDev(context: CommandContext): Promise<ExitStatus> {
  const { values, positionals } = parseArguments(context.args, OPTIONS);
  if (values.out !== undefined) throw new UsageError("--out is an option of docsjson build");
  const port = String(readPort(values.port ?? "4321"));
  const prepared = await prepareBuild(context, values, positionals);
  const status = await runBuilder(prepared, BUILDER_PROJECTS[prepared.builder].commands.dev({ port }), context);
  return status === 0 || status === 130 ? EXIT.ok : EXIT.found;
}

const words = { "--builder": BUILDER_NAMES } as const;

export const command: Command = { help: buildHelp, words, run: runBuild };
export const devCommand: Command = { help: devHelp, words, run: runDev };
