import { docsExample } from "../../../codes/examples/example.ts";
import { code } from "../../../diagnostic/code.ts";
import { isNearMiss, nearest } from "../../../diagnostic/nearest.ts";
import { didYouMean, quote, quoteValue } from "../../../diagnostic/words.ts";
import { own } from "../../../json/json-value.ts";
import { BARE_HOST } from "../../../vocabulary/addresses/link-patterns.ts";
import { DIALECT_RULES } from "../../../vocabulary/platform/dialect-rules.ts";
import { PLATFORMS } from "../../../vocabulary/platform/platforms.ts";
import { configFormat } from "../../codes/config-format.ts";
import { meantFixes, replaceFix } from "../../context/fixes.ts";
import type { ConfigRule, ConfigVisit } from "../../context/visits.ts";

/** Where the hosted platform publishes its schema of `docs.json`. */
const PLATFORM_SCHEMA = "https://mintlify.com/docs.json";

/** Whether the `$schema` of a config names the hosted platform's schema, at one of its addresses. */
const namesPlatformSchema = (schema: unknown): boolean =>
  typeof schema === "string" && PLATFORMS.mintlify.schema.test(schema);

/** The files of this package's schemas that describe a `docs.json`. */
const OWN_SCHEMAS = ["docs.schema.json", "docs.plain.schema.json"] as const;

/** The folder of this package's schemas, from a project's root. */
const OWN_SCHEMA_FOLDER = "./node_modules/docsjson/schemas/";

export const configSchema = code("config/schema", {
  severity: "warning",
  title: "The schema of the file is not a known one",
  explanation:
    "Editors complete and check the file by the schema that `$schema` names; by a misspelt one they do nothing. The hosted platform accepts a URL only, and stops the deployment for a path. For a site on that platform, name the platform's schema, or leave `$schema` out and set this package's schema in your editor.",
  example: docsExample(
    '{ "$schema": "./node_modules/docsjson/schemas/doc.schema.json", "navigation": { "pages": ["intro"] } }',
    '{ "$schema": "./node_modules/docsjson/schemas/docs.schema.json", "navigation": { "pages": ["intro"] } }',
  ),
  cases: {
    misspelt: ({ value, suggestions }: { value: string; suggestions: readonly string[] }) => ({
      message: `"$schema" is most likely misspelt: ${quoteValue(value)}`,
      hint: didYouMean(suggestions),
    }),
    path: ({ platformSchema }: { platformSchema: string }) => ({
      message: 'the hosted platform does not accept a path as "$schema"',
      hint: `before you deploy there, use ${quote(platformSchema)}, or remove "$schema" and set the schema in your editor`,
    }),
  },
});

const POINTER = "/$schema";
const PLACE = { pointer: POINTER };
const HOST = new RegExp(`^\\s*(?:${BARE_HOST})`, "i");

/** Reports a `$schema` that is misspelt, and one that the hosted platform does not accept, because it is not a URL. */
export const schemaReferenceRule: ConfigRule = { codes: [configSchema, configFormat], check: reportSchemaReference };

function reportSchemaReference({ check: { findings, dialect }, config }: ConfigVisit) {
  const value = own(config, "$schema");
  if (typeof value !== "string") return;
  const suggestions = namesPlatformSchema(value) ? [] : suggestSchemas(value);
  if (suggestions.length > 0) {
    const fixes = meantFixes({ pointer: POINTER }, value, suggestions);
    return findings.add(configSchema, { case: "misspelt", value, suggestions }, PLACE, { fixes });
  }
  if (!DIALECT_RULES[dialect].schemaIsUrl || URL.canParse(value)) return;
  const subject = { field: "$schema" };
  if (value.trim() === "") findings.add(configFormat, { case: "empty", subject, value }, PLACE);
  else if (HOST.test(value)) {
    const corrected = `https://${value.trim()}`;
    const fixes = [replaceFix(POINTER, corrected)];
    findings.add(configFormat, { case: "incomplete-url", subject, value, corrected }, PLACE, { fixes });
  } else findings.add(configSchema, { case: "path", platformSchema: PLATFORM_SCHEMA }, PLACE, { severity: "info" });
}

const WITHIN_PACKAGE = /^(.*docsjson\/schemas\/)([^/]*)$/;

/** The schemas that a `$schema` may be meant as: a file of this package, or any schema of `docs.json` by its usual address. */
function suggestSchemas(value: string): string[] {
  const [, folder, file] = WITHIN_PACKAGE.exec(value) ?? [];
  const known = OWN_SCHEMAS.map((name) => `${folder ?? OWN_SCHEMA_FOLDER}${name}`);
  if (known.includes(value)) return [];
  if (file !== undefined) return nearest(file, OWN_SCHEMAS).map((name) => `${folder}${name}`);
  return nearest(value, [PLATFORM_SCHEMA, ...known]).filter((known) => isNearMiss(value, known));
}
