import { type TSchema, Type } from "@sinclair/typebox";
import { AREAS, RULE_NAMES } from "../codes/rule-names.ts";
import { CODES, type KnownCode } from "../codes/table.ts";
import { HOST_NAME } from "../vocabulary/addresses/url.ts";
import { DIALECTS } from "../vocabulary/platform/dialect.ts";
import { PLATFORM_NAMES } from "../vocabulary/platform/platforms.ts";
import { RULE_SEVERITIES } from "../vocabulary/platform/severity.ts";
import { described, oneOf } from "./values/annotate.ts";
import { CLOSED, flag, list, needed, partial, ref, text } from "./values/forms.ts";

/** What the name of a rule covers. */
function describeRule(name: string): string {
  if (name === "*") return "All findings.";
  if (name.endsWith("/*")) return `All findings whose code begins with \`${name.slice(0, -1)}\`.`;
  const { title, severity } = CODES[name as KnownCode];
  return `${title}. Counts as ${severity} unless a rule says otherwise.`;
}

/** Codes of `customRules`, and areas of them. */
const CUSTOM_NAMES = `^(?!(?:${AREAS.join("|")})/)[a-z][a-z\\d-]*/(?:\\*|[a-z][a-z\\d-]*)$`;

/** Severities by code, area or `*`: the rules that a project sets for itself. */
const ToolRules = Type.Object(
  Object.fromEntries(RULE_NAMES.map((name) => [name, Type.Optional(oneOf(describeRule(name), RULE_SEVERITIES))])),
  {
    ...described("The severity of findings, by code, area (`nav/*`) or `*`: `off`, `info`, `warning` or `error`.", {
      hints: { othersNamed: CUSTOM_NAMES },
    }),
    additionalProperties: oneOf("Findings of the rules in `customRules`.", RULE_SEVERITIES),
  },
);

const pattern = (description: string, options: { examples?: string[][] } = {}) =>
  list(description, Type.String({ minLength: 1 }), options);
const rules = (description: string) => ref("ToolRules", description);

/** Some of the findings. */
const ToolOverride = partial(
  "Rules for some of the findings: those that `paths`, `pages` and `pointers` name.",
  {
    paths: pattern("The files, as in a .gitignore, from the folder of this file."),
    pages: pattern(
      "Pages, as the navigation lists them: the findings in their files, and at their entries in docs.json.",
      { examples: [["guides/start"]] },
    ),
    pointers: list(
      "JSON Pointers: the findings at these places, and below. They lead into docs.json, or into the files of `paths`.",
      Type.String({ pattern: "^/" }),
      { examples: [["/navigation/tabs/2"]] },
    ),
    rules: needed(rules("The severity of these findings. These rules override the rules of the project.")),
  },
  CLOSED,
);

/** Another repository of a site. */
const ToolSource = partial(
  "Another repository, whose navigation comes in where an entry has its name as `sourceRef`.",
  {
    root: needed(
      text("Its docs root or its docs.json, from the folder of this file.", {
        minLength: 1,
        examples: ["../api-docs"],
      }),
    ),
    path: text("The URL path below which its pages are published.", { default: "/", examples: ["api"] }),
  },
  CLOSED,
);

/** `docsjson.config.json`, or `docsjson` in package.json. */
const ToolConfig = partial(
  "How docsjson checks a project: in `docsjson.config.json`, or under `docsjson` in package.json.",
  {
    $schema: text("The JSON Schema that editors complete and check this file by.", [
      "./node_modules/docsjson/schemas/config.schema.json",
    ]),
    sites: pattern(
      "The sites that are checked if none is named: docs roots, docs.json files or patterns, from the folder of this file.",
    ),
    dialect: oneOf(
      "How docs.json is read: as specified, as the hosted platform reads it, or (`auto`) as the content of the file suggests.",
      [...DIALECTS, "auto"],
      { default: "auto" },
    ),
    platform: oneOf(
      "The platform that publishes the site. Without it, `$schema` and the name of the file tell. What the platform has of its own is left alone, what it does not read is named.",
      PLATFORM_NAMES,
    ),
    strict: flag("Whether warnings count as errors.", { default: false }),
    hosts: list(
      "The hosts that specs are read from, over https.",
      text("The name of a host.", { pattern: `^${HOST_NAME}$`, hints: { form: "host-name" } }),
      { examples: [["api.example.com"]] },
    ),
    sources: Type.Record(
      Type.String(),
      Type.Ref("ToolSource"),
      described("The other repositories of the site, by `owner/repo`.", {
        examples: [{ "acme/api-docs": { root: "../api-docs", path: "api" } }],
      }),
    ),
    basePath: text("The path below which the site is published. Addresses in docs.json and pages may begin with it.", {
      pattern: "^/[^?#]*$",
      examples: ["/docs"],
    }),
    knownPaths: list(
      "Paths that something else on the same domain serves, with all below them. Redirects, links and entries of the navigation may lead there.",
      Type.String({ pattern: "^/[^?#]+$" }),
      { examples: [["/dashboard"]] },
    ),
    siteUrl: text(
      "The address at which the site is published, its base path included. Links to it are judged as links of the site. Without it, the canonical address in `seo.metatags` counts.",
      { pattern: "^https?://[^\\s?#]+$", examples: ["https://docs.example.com"] },
    ),
    ignoreLinks: list(
      "Links that are not judged, as they are written; `*` is any run of characters.",
      Type.String({ minLength: 1 }),
      {
        examples: [["https://intern.example.com/*", "/dashboard/*"]],
      },
    ),
    rules: rules("The severity of findings, by code, area (`nav/*`) or `*`."),
    customRules: pattern(
      "Modules with rules of the project's own, from the folder of this file. `check` executes them; their default export is a list of rules.",
      { examples: [["./docs-rules.js"]] },
    ),
    ignore: pattern(
      "Files whose findings are not reported, and folders that are not searched for sites: patterns as in a .gitignore.",
    ),
    overrides: list(
      "Rules for the findings in some files, of some pages or at some places; the last that matches wins.",
      Type.Ref("ToolOverride"),
    ),
    baseline: text("The file of the findings that are accepted for now, from the folder of this file.", {
      minLength: 1,
    }),
  },
  CLOSED,
);

/** The definitions of the project's own settings, by name. */
export const TOOL_DEFINITIONS = { ToolConfig, ToolOverride, ToolRules, ToolSource } as const satisfies Record<
  string,
  TSchema
>;
