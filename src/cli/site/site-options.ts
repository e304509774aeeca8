import { resolve } from "node:path";
import { sortDiagnostics } from "../../diagnostic/diagnostic.ts";
import { orMeant } from "../../diagnostic/words.ts";
import type { Rules } from "../../policy/rules.ts";
import type { CheckOptions } from "../../site/check-site.ts";
import { projectOptions } from "../../site/config/project-options.ts";
import { findToolConfig, readToolConfig, type ToolConfigFile } from "../../site/config/read-tool-config.ts";
import type { SiteSource } from "../../site/git/source-repositories.ts";
import { pagesFromList } from "../../site/pages/find-page-files.ts";
import { isHostName } from "../../vocabulary/addresses/url.ts";
import { DIALECTS, type DialectOption } from "../../vocabulary/platform/dialect.ts";
import { PLATFORM_NAMES } from "../../vocabulary/platform/platforms.ts";
import { RULE_SEVERITIES, type RuleSeverity } from "../../vocabulary/platform/severity.ts";
import { type OptionValues, readWord } from "../arguments.ts";
import { type CommandContext, UsageError } from "../command.ts";
import { readAll } from "../terminal/output.ts";

/** The option of commands that write: they read the site as its project's settings say. */
export const PROJECT_OPTIONS = `  --config FILE        settings of the project, instead of the nearest docsjson.config.json, or "docsjson" in package.json
`;

/** The options of every command that reads a site. */
export const SITE_OPTIONS =
  `  --dialect DIALECT    spec, mintlify, or auto (default): mintlify where $schema or a setting says so
  --platform NAME      ${PLATFORM_NAMES.join(", ")}: who publishes the site (default: by $schema)
  --source REPO=DIR    another repository of the site, as entries with "sourceRef" name it (owner/repo); may be repeated;
                       FOLDER:/PATH if its pages are published below a path
  --base-path PATH     the path below which the site is published: /docs
  --known-path PATH    a path that something else on the domain serves, with all below it; may be repeated
  --strict             warnings count as errors
  --rule CODE=LEVEL    what a code, or all of an area ("nav/*"), counts as: off, info, warning or error; may be repeated
  --pages FILE         a list of page files, one a line, instead of those on the disk; - for stdin
  --allow-remote HOST  reads specs from this host, over https; may be repeated, or HOST,HOST
  --offline            reads nothing from the network (default)
${PROJECT_OPTIONS}` as const;

/** The values that they may have. */
export const SITE_OPTION_WORDS = {
  "--dialect": [...DIALECTS, "auto"],
  "--platform": PLATFORM_NAMES,
  // Loaded when they are wanted, as they come with all that is said about codes.
  "--rule": async () => ({ names: (await import("../../codes/rule-names.ts")).RULE_NAMES, values: RULE_SEVERITIES }),
} as const;

export type SiteOptionValues = OptionValues<typeof SITE_OPTIONS>;

/** The settings of the project, merged with the options of the command line, which override them. */
export interface Project {
  readonly options: CheckOptions;
  /** `undefined` if the project has no settings. */
  readonly config: ToolConfigFile | undefined;
}

/** Where settings come from besides the options of the command line. */
interface ProjectContext extends Pick<CommandContext, "cwd" | "stdin"> {
  /** Settings that count where the project has none of its own, such as those of an editor. */
  readonly defaults?: ToolConfigFile | undefined;
}

/**
 * Reads the settings of the project, and the options.
 *
 * @throws {UsageError} for invalid values
 * @throws {SiteError} if the settings can't be read
 */
export async function readProject(
  values: SiteOptionValues,
  { cwd, stdin, defaults }: ProjectContext,
): Promise<Project> {
  const dialect = values.dialect === undefined ? undefined : readDialect(values.dialect);
  const platform = values.platform === undefined ? undefined : readWord("platform", values.platform, PLATFORM_NAMES);
  const hosts = readHosts(values);
  const config = await (values.config === undefined ? findToolConfig(cwd) : readToolConfig(values.config, cwd));
  const own = readRules(values.rule ?? []);
  const settings = projectOptions(
    [defaults, config].flatMap((file) => file ?? []),
    own,
  );
  await assertRuleNames(Object.keys(own), config?.settings.customRules === undefined ? [] : undefined);
  const options = {
    ...settings,
    cwd,
    dialect: dialect ?? settings.dialect ?? "auto",
    platform: platform ?? settings.platform,
    sources: { ...settings.sources, ...readSources(values.source ?? [], cwd) },
    basePath: values["base-path"] === undefined ? settings.basePath : readPath("base-path", values["base-path"]),
    knownPaths: values["known-path"]?.map((path) => readPath("known-path", path)) ?? settings.knownPaths,
    strict: values.strict ?? settings.strict ?? false,
    pages: values.pages === "-" ? pagesFromList(await readAll(stdin)) : values.pages,
    remote: hosts ?? settings.remote ?? [],
  };
  return { options, config };
}

/**
 * The project for a command that says nothing of its settings.
 *
 * @throws {UsageError} if some of them are wrong: the command would go on without them
 */
export async function readSoundProject(...given: Parameters<typeof readProject>): Promise<Project> {
  const project = await readProject(...given);
  const wrong = project.config?.diagnostics.find(({ severity }) => severity === "error");
  if (!wrong) return project;
  const { file, range, message } = wrong;
  const line = range ? `:${range.start.line}:${range.start.column}` : "";
  throw new UsageError(`${file}${line}: ${message}`);
}

/**
 * The project with its own rules, whose modules are executed.
 *
 * @param named the values of `--rule`
 * @throws {UsageError} if one of them is for a code that no rule has
 */
export async function withCustomRules(project: Project, named: readonly string[] = []): Promise<Project> {
  const { options, config } = project;
  if (!config?.settings.customRules?.length) return project;
  const [{ loadCustomRules }, { areaRule }] = await Promise.all([
    import("../../site/custom-rules/load-custom-rules.ts"),
    import("../../codes/rule-names.ts"),
  ]);
  const { rules, diagnostics } = await loadCustomRules(config);
  const names = rules.flatMap(({ codes }) => codes.map(({ name }) => name));
  if (diagnostics.length === 0) {
    const asked = named.map((value) => value.slice(0, value.indexOf("=")));
    await assertRuleNames(asked, [...names, ...names.map(areaRule)]);
  }
  return {
    options: { ...options, customRules: rules },
    config: { ...config, diagnostics: sortDiagnostics([...config.diagnostics, ...diagnostics]) },
  };
}

/** The other repositories that the options name. @throws {UsageError} */
const readSources = (values: readonly string[], cwd: string): Record<string, SiteSource> =>
  Object.fromEntries(
    values.map((value) => {
      const equals = value.indexOf("=");
      const [name, place] = [value.slice(0, Math.max(0, equals)), value.slice(equals + 1)];
      // The colon behind a drive letter, as in `C:/docs`, is none that a path follows.
      const colon = place.indexOf(":/", 2);
      const [root, path] = colon < 0 ? [place, "/"] : [place.slice(0, colon), place.slice(colon + 1)];
      if (/^[^\s/]+\/\S+$/.test(name) && root !== "") return [name, { root: resolve(cwd, root), path }];
      throw new UsageError(`--source takes owner/repo=FOLDER or owner/repo=FOLDER:/PATH, not ${JSON.stringify(value)}`);
    }),
  );

/** A path of the domain. @throws {UsageError} */
function readPath(option: string, value: string): string {
  if (/^\/[^?#]*$/.test(value)) return value;
  throw new UsageError(`--${option} takes a path, such as /docs, not ${JSON.stringify(value)}`);
}

/** The hosts that the options name; `undefined` if they say nothing. */
function readHosts(values: SiteOptionValues): string[] | undefined {
  const hosts = (values["allow-remote"] ?? []).flatMap((list) => list.split(",")).map((host) => host.trim());
  if (values.offline && hosts.length > 0) throw new UsageError("--offline and --allow-remote contradict each other");
  for (const host of hosts) {
    if (isHostName(host)) continue;
    throw new UsageError(`--allow-remote takes host names, such as api.example.com, not ${JSON.stringify(host)}`);
  }
  return hosts.length > 0 || values.offline ? hosts : undefined;
}

const readDialect = (value: string): DialectOption => readWord("dialect", value, [...DIALECTS, "auto"]);

function readRules(values: readonly string[]): Rules {
  const rules = values.map((value): [string, RuleSeverity] => {
    const [name = "", level = ""] = value.split("=");
    if (!value.includes("=")) throw new UsageError(`--rule takes CODE=LEVEL, not ${JSON.stringify(value)}`);
    return [name, readWord("rule", level, RULE_SEVERITIES)];
  });
  return Object.fromEntries(rules);
}

/**
 * Asserts that rules are for codes, areas (`nav/*`) or `*`.
 *
 * @param custom the names of the project's own rules; without them, all that may be theirs will do
 * @throws {UsageError} for any other name
 */
export async function assertRuleNames(names: readonly string[], custom?: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const [{ isCustomName, RULE_NAMES }, { nearestCodes }] = await Promise.all([
    import("../../codes/rule-names.ts"),
    import("../../diagnostic/nearest-code.ts"),
  ]);
  const known: readonly string[] = [...RULE_NAMES, ...(custom ?? [])];
  for (const name of names) {
    if (known.includes(name) || (!custom && isCustomName(name))) continue;
    const meant = orMeant(nearestCodes(name, known));
    throw new UsageError(`--rule: no diagnostic has the code ${JSON.stringify(name)}${meant}`);
  }
}
