import { nearest } from "../diagnostic/nearest.ts";
import { RULE_SEVERITIES, type RuleName, type RuleSeverity, type Rules, ruleNames } from "../diagnostic/rules.ts";
import { didYouMean } from "../diagnostic/words.ts";
import type { CheckOptions } from "../site/check-site.ts";
import { pagesFromList } from "../site/pages/find-page-files.ts";
import { DIALECTS, type DialectOption } from "../vocabulary/dialect.ts";
import { oneOf } from "./arguments.ts";
import { type CommandContext, UsageError } from "./command.ts";
import { readAll } from "./output.ts";

/** The options of every command that reads a site, for `parseArguments`. */
export const SITE_OPTIONS = {
  dialect: { type: "string" },
  strict: { type: "boolean" },
  rule: { type: "string", multiple: true },
  pages: { type: "string" },
  offline: { type: "boolean" },
  "allow-remote": { type: "string", multiple: true },
} as const;

/** What `--help` says about them. */
export const SITE_OPTIONS_HELP = `  --dialect DIALECT    spec, mintlify, or auto (default): mintlify where $schema names mintlify.com
  --strict             warnings count as errors
  --rule CODE=LEVEL    what a code, or all of an area ("nav/*"), counts as: off, info, warning or error; may be repeated
  --pages FILE         a list of page files, one a line, instead of those on the disk; - for stdin
  --allow-remote HOST  reads specs from this host, over https; may be repeated, or HOST,HOST
  --offline            reads nothing from the network (default)
`;

/** What `parseArguments` gives for `SITE_OPTIONS`. */
export interface SiteOptionValues {
  dialect?: string | undefined;
  strict?: boolean | undefined;
  rule?: string[] | undefined;
  pages?: string | undefined;
  offline?: boolean | undefined;
  "allow-remote"?: string[] | undefined;
}

/** The options as `checkSite` takes them. @throws {UsageError} for values that are none */
export async function readSiteOptions(
  values: SiteOptionValues,
  { cwd, stdin }: Pick<CommandContext, "cwd" | "stdin">,
): Promise<CheckOptions> {
  const hosts = (values["allow-remote"] ?? []).flatMap((list) => list.split(",")).map((host) => host.trim());
  if (values.offline && hosts.length > 0) throw new UsageError("--offline and --allow-remote contradict each other");
  for (const host of hosts) {
    if (!/^[\w.-]+(:\d+)?$/.test(host)) {
      throw new UsageError(`--allow-remote takes host names, such as api.example.com, not ${JSON.stringify(host)}`);
    }
  }
  return {
    cwd,
    dialect: values.dialect === undefined ? "auto" : readDialect(values.dialect),
    strict: values.strict ?? false,
    rules: readRules(values.rule ?? []),
    pages: values.pages === "-" ? pagesFromList(await readAll(stdin)) : values.pages,
    remote: hosts,
  };
}

const readDialect = (value: string): DialectOption => oneOf("dialect", value, [...DIALECTS, "auto"]);

function readRules(values: readonly string[]): Rules {
  const rules = values.map((value): [RuleName, RuleSeverity] => {
    const [name = "", level = ""] = value.split("=");
    if (!value.includes("=")) throw new UsageError(`--rule takes CODE=LEVEL, not ${JSON.stringify(value)}`);
    return [readRuleName(name, "--rule"), oneOf("rule", level, RULE_SEVERITIES)];
  });
  return Object.fromEntries(rules);
}

/** A code, `nav/*` or `*`. @throws {UsageError} for any other name, which `where` says the place of */
function readRuleName(name: string, where: string): RuleName {
  const names = ruleNames();
  if (names.includes(name as RuleName)) return name as RuleName;
  const hint = didYouMean(nearest(name, names));
  throw new UsageError(`${where}: no diagnostic has the code ${JSON.stringify(name)}${hint ? `; ${hint}` : ""}`);
}
