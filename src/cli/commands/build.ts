import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { BUILDER_NAMES, BUILDER_PROJECTS, type BuilderName } from "../../builders/projects.ts";
import { REDIRECT_FILES, type RedirectHost } from "../../builders/redirects/host-redirects.ts";
import type { BuilderProject } from "../../builders/shared/builder-project.ts";
import { REPORT_VARIABLE, readReport } from "../../builders/shared/pages/build-report.ts";
import type { DocsOptions } from "../../builders/shared/pages/read-docs.ts";
import { countOf } from "../../diagnostic/words.ts";
import { formatDiagnostics, type ReportFormat } from "../../report/format-diagnostics.ts";
import { countSeverities } from "../../report/summary.ts";
import { type CheckOptions, checkSite } from "../../site/check-site.ts";
import { assertOwnSources } from "../../site/config/project-options.ts";
import type { Site } from "../../site/load-site.ts";
import { baseOf } from "../../vocabulary/addresses/site-place.ts";
import { parseArguments, readMax, readPort, readWord } from "../arguments.ts";
import { BuiltFolder } from "../build/built-folder.ts";
import { closingReport, closingSummary, isDropped, isLostPage } from "../build/closing-summary.ts";
import { DEFAULT_HOST, guardedServer } from "../build/guarded-server.ts";
import { installPackages } from "../build/install-packages.ts";
import { lostPages } from "../build/lost-pages.ts";
import { runBuilder } from "../build/run-builder.ts";
import { cacheFolder, packagesOf, prepareProject, type SiteProject } from "../build/site-project.ts";
import { sayThatCodeRuns, TRUST_OPTIONS, trustOf } from "../build/trust.ts";
import { findSite } from "../check/find-sites.ts";
import { readOutputs, writeOutputs } from "../check/outputs.ts";
import { type Command, type CommandContext, EXIT, type ExitStatus, exitStatus, UsageError } from "../command.ts";
import { READER_OPTIONS, readersOf } from "../site/reader-options.ts";
import { readSoundProject, SITE_OPTIONS } from "../site/site-options.ts";
import { readSiteUrl } from "../site/site-url.ts";
import { wantsColor, write } from "../terminal/output.ts";
import { startProgress } from "../terminal/progress.ts";

const REDIRECT_HOSTS = Object.keys(REDIRECT_FILES) as RedirectHost[];

const BUILDER_OPTIONS = `  --builder NAME       ${BUILDER_NAMES.join(", ")} (default ${BUILDER_NAMES[0]})
  --site URL           the address at which the site is published, for sitemap.xml and llms.txt (default: siteUrl of the
                       settings)
  --base PATH          the path below which it is published, such as /docs; addresses of the docs may begin with it
                       (default: --base-path, or basePath of the settings)
  --no-scripts         leaves out the scripts of the docs (.js files, components) that run in the browsers of all readers
  --cache DIR          where the builder and its packages are kept (default: $DOCSJSON_CACHE, or docsjson in the user's
                       folder for caches)
${READER_OPTIONS}${TRUST_OPTIONS}` as const;

const buildHelp = `usage: docsjson build [options] [path]

Builds a whole static site from a docs.json and its pages, as they are: nothing is moved, renamed or written in the docs
root. The first build installs the builder's packages into a cache, later ones need no network. A path is a docs root or a
docs.json; without one, the nearest docs.json upward is taken.

Pages are MDX: a build executes the code in them. A build of docs that are not yours takes --untrusted.

  --out DIR            the folder of the built site (default site)
  --check              runs "docsjson check" first, and builds nothing if it finds errors
  --redirects HOST     writes the redirects of docs.json, patterns and statuses too, for a host that carries them out:
                       ${REDIRECT_HOSTS.join(", ")}; default: pages that lead on
  --verbose            shows what the builder says while it works
  --format FORMAT[=FILE]
                       how the closing list is written, in a format of "docsjson check", on stderr (default pretty);
                       may be repeated with files
  --max N              shows N findings of each severity in that list (default: as many as fit in 60 lines)
${BUILDER_OPTIONS}${SITE_OPTIONS}
Examples:
  docsjson build --out public
  docsjson build docs --builder ${BUILDER_NAMES[0]} --site https://docs.example.com

The build ends with a list of everything that authors wrote and the site lacks: what people get is shortened, the other formats
have every place. With --strict, the build then fails.

Exit status: 0 when the site was built with every page, whatever the findings; 1 if the builder failed or has no file for a page,
with --check if there are errors, and with --strict if the site lacks something; 2 for wrong usage, an unreadable site, or packages that can't be installed.
` as const;

const devHelp = `usage: docsjson dev [options] [path]

Serves a site on this machine, as "docsjson build" builds it, and follows every change. Code in pages is executed.

  --port N             the port (default 4321)
  --host NAME          the name or address to listen on, 0.0.0.0 for all of this machine (default ${DEFAULT_HOST}); requests for
                       other names, and from pages of other sites, are refused
${BUILDER_OPTIONS}${SITE_OPTIONS}
Exit status: 0 when it was stopped; 1 if the builder failed; 2 for wrong usage or an unreadable site.
` as const;

/** Reads a site, and runs the builder's project of it; `claim` is called with the site before anything is written. */
async function withProject(
  context: CommandContext,
  { values, positionals }: Arguments,
  run: (project: SiteProject, site: Site) => Promise<ExitStatus>,
  claim: (site: Site) => Promise<void> = async () => undefined,
): Promise<ExitStatus> {
  const builder = readWord("builder", values.builder ?? BUILDER_NAMES[0] ?? "", BUILDER_NAMES) as BuilderName;
  const trust = trustOf(values, context.env);
  const url = values.site === undefined ? undefined : readSiteUrl(values.site);
  const project = await readSoundProject({ ...values, "base-path": values["base-path"] ?? values.base }, context);
  if (project.config && trust.untrusted) assertOwnSources(project.config);
  const path = await findSite(positionals, { cwd: context.cwd, config: project.config });
  const checked = await checkSite(path, project.options);
  const { value } = checked;
  if (!value.navigation) throw new UsageError(`${value.site.file} has no navigation; "docsjson check" says why`);
  if (!(await passesCheck(context, values, checked))) return EXIT.found;
  const said = sayThatCodeRuns(value.site, trust);
  if (said !== undefined) await write(context.stderr, `${said}\n`);
  await claim(value.site);
  const cache = values.cache === undefined ? cacheFolder(context) : resolve(context.cwd, values.cache);
  const { base = project.options.basePath } = values;
  const site = url ?? originOf(project.options.siteUrl, base);
  const scripts = values["no-scripts"] ? false : undefined;
  const redirects =
    values.redirects === undefined ? undefined : readWord("redirects", values.redirects, REDIRECT_HOSTS);
  const own = { groups: readersOf(values), scripts, redirects, ...trust };
  const reading = readingOf(project.options, own, context);
  const packages = packagesOf(builder, value.site.config);
  const settings = { docs: value.site.folder, base, site, reading, packages };
  const prepared = await prepareProject(builder, settings, cache);
  try {
    const progress = startProgress(context.stderr);
    await installPackages(prepared.packagesFolder, packages, progress).finally(() => progress.done());
    return await run(prepared, value.site);
  } finally {
    prepared.free();
  }
}

/** The origin of the site's address in the settings, if its path is the one below which the site is built. */
function originOf(siteUrl: string | undefined, basePath: string | undefined): string | undefined {
  if (siteUrl === undefined || !URL.canParse(siteUrl)) return undefined;
  const { origin, pathname } = new URL(siteUrl);
  return baseOf({ basePath: pathname }) === baseOf({ basePath }) ? origin : undefined;
}

/** Says what the check found if that was asked for; false if its errors end the build. */
async function passesCheck(
  { stderr, env }: CommandContext,
  { check, strict }: Arguments["values"],
  { ok, value, diagnostics }: Awaited<ReturnType<typeof checkSite>>,
): Promise<boolean> {
  if (check) {
    const color = wantsColor(stderr, env);
    await write(stderr, `${formatDiagnostics(diagnostics, { sources: value.site.texts, color })}\n`);
    if (!ok) await write(stderr, "nothing is built, because there are errors (--check)\n");
  } else if (!ok && strict) {
    const { error } = countSeverities(diagnostics);
    const errors = countOf(error, "error");
    await write(stderr, `nothing is built: the site has ${errors}, which "docsjson check --strict" lists\n`);
  }
  return ok || !(check || strict);
}

/** The options by which a builder reads the same site: without options that do nothing, and with absolute paths. */
function readingOf(
  { dialect, platform, sources = {}, basePath, knownPaths, remote, pages }: CheckOptions,
  {
    groups,
    untrusted,
    scripts,
    redirects,
  }: Required<Pick<DocsOptions, "untrusted">> &
    Pick<DocsOptions, "scripts" | "redirects"> & { groups: readonly string[] },
  { cwd }: CommandContext,
): DocsOptions {
  const reading: DocsOptions = {
    ...{ dialect, platform, basePath, knownPaths, remote },
    groups: groups.length > 0 ? groups : undefined,
    untrusted: untrusted || undefined,
    scripts,
    redirects,
    sources: Object.keys(sources).length > 0 ? sources : undefined,
    pages: typeof pages === "string" ? resolve(cwd, pages) : undefined,
  };
  return JSON.parse(JSON.stringify(reading));
}

/** The options of both commands: one that belongs to the other is named as such. */
const readArguments = (args: readonly string[]) => parseArguments(args, `${buildHelp}${devHelp}`);

type Arguments = ReturnType<typeof readArguments>;

const LACKING = "the site lacks something that its authors wrote (--strict)";
const PAGE_LOST = "the site lacks a page";

async function runBuild(context: CommandContext): Promise<ExitStatus> {
  const given = readArguments(context.args);
  for (const name of ["port", "host"] as const)
    if (given.values[name] !== undefined) throw new UsageError(`--${name} is an option of docsjson dev`);
  const out = resolve(context.cwd, given.values.out ?? "site");
  const outputs = readOutputs(given.values.format ?? [], undefined, context);
  const max = readMax(given.values.max);
  let target: BuiltFolder | undefined;
  const build = async (project: SiteProject, site: Site): Promise<ExitStatus> => {
    const { commands, name, output }: BuilderProject = BUILDER_PROJECTS[project.builder];
    const file = join(project.folder, "report.jsonl");
    await writeFile(file, "");
    const start = Date.now();
    const run = { quiet: given.values.verbose !== true, env: { [REPORT_VARIABLE]: file } };
    const status = await runBuilder(project, commands.build, context, run);
    const built = join(project.folder, output);
    if (status !== 0 || !existsSync(built)) {
      await write(context.stderr, `${name} could not build the site\n`);
      return EXIT.found;
    }
    const told = readReport(file);
    const report = { ...told, diagnostics: [...told.diagnostics, ...(await lostPages(built, told, site))] };
    // Without it, GitHub Pages leaves out folders such as `_astro` and `_next`.
    await writeFile(join(built, ".nojekyll"), "");
    await target?.replaceBy(built);
    const finished = { report, site, builder: name, out, time: Date.now() - start };
    const color = wantsColor(context.stderr, context.env);
    const render = (format: ReportFormat, isFile: boolean) =>
      closingReport(finished, format, { color: color && !isFile, max });
    await writeOutputs(outputs, render, context, context.stderr);
    await write(context.stderr, closingSummary(finished));
    await write(context.stdout, `${out}\n`);
    const { strict } = given.values;
    const isWhole = !report.diagnostics.some(strict ? isDropped : isLostPage);
    if (!isWhole) await write(context.stderr, `the build fails, because ${strict ? LACKING : PAGE_LOST}\n`);
    return exitStatus(isWhole);
  };
  return withProject(context, given, build, async (site) => {
    target = await BuiltFolder.at(out, site);
  });
}

async function runDev(context: CommandContext): Promise<ExitStatus> {
  const given = readArguments(context.args);
  for (const name of ["out", "redirects", "format", "max"] as const)
    if (given.values[name] !== undefined) throw new UsageError(`--${name} is an option of docsjson build`);
  const port = String(readPort(given.values.port ?? "4321"));
  const { host = DEFAULT_HOST } = given.values;
  const env = guardedServer(host, context.env);
  return withProject(context, given, async (project) => {
    const { dev } = BUILDER_PROJECTS[project.builder].commands;
    const status = await runBuilder(project, dev({ port, host }), context, { env });
    return exitStatus(status === 0 || status === "stopped");
  });
}

const words = { "--builder": BUILDER_NAMES } as const;

export const command: Command = { help: buildHelp, words: { ...words, "--redirects": REDIRECT_HOSTS }, run: runBuild };
export const devCommand: Command = { help: devHelp, words, run: runDev };
