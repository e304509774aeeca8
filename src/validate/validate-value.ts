import { ADMIN_SHAPES } from "../../schemas/admin-shapes.js";
import type { AdminTypes, DocsConfig, Navigation, PageFrontMatter } from "../../schemas/types.ts";
import { type Result, toResult } from "../diagnostic/diagnostic.ts";
import { type Finding, Findings, type Place } from "../diagnostic/finding.ts";
import { faultsOf, type Shape } from "../json/shape.ts";
import { placeFindings } from "../source/place-findings.ts";
import { chooseDialect } from "../vocabulary/platform/choose-dialect.ts";
import type { DialectOption } from "../vocabulary/platform/dialect.ts";
import { platformOf } from "../vocabulary/platform/platforms.ts";
import { checkDocs, checkNavigation } from "./check-docs.ts";
import { checkPage } from "./check-page.ts";
import { NAVIGATION } from "./context/visits.ts";
import { explainErrors } from "./schema-errors/explain-errors.ts";

/** What each published schema describes. */
export interface SchemaTypes extends AdminTypes {
  docs: DocsConfig;
  navigation: Navigation;
  /** The front matter of a page, as data. */
  page: PageFrontMatter;
}

/** The name of a published schema: `schemas/<name>.schema.json`. */
export type SchemaName = keyof SchemaTypes;

const ADMIN_NAMES = Object.keys(ADMIN_SHAPES.mintlify) as (keyof AdminTypes)[];

const SHAPES = { ...ADMIN_SHAPES, auto: ADMIN_SHAPES.mintlify };

/** The shape of a resource of the admin API. What the specification does not have is the platform's in either dialect. */
const adminShape = (name: keyof AdminTypes, dialect: DialectOption): Shape =>
  SHAPES[dialect][name] ?? ADMIN_SHAPES.mintlify[name];

/** The names that `validate` takes. */
export const SCHEMA_NAMES: readonly SchemaName[] = ["docs", "navigation", "page", ...ADMIN_NAMES];

/**
 * Checks a value against one of the published schemas, and reports its faults in the words of the diagnostics.
 *
 * @param schemaName `docs` (as `validateDocs`), `navigation` (the value of `navigation`), `page` (front matter), or a resource of the admin
 *   API, such as `agent-job` or `conversation-page`
 * @param options the dialect; `auto` by default. For the admin API that is `mintlify`, what the platform answers; `spec` is
 *   exactly what the specification says
 * @returns `ok` if no diagnostic is an error; `value` is the value as given. Pointers lead into it, `file` is the name of the
 *   schema. Fields that the API may have added are let through.
 * @throws TypeError for a name that is no schema's.
 * @example validate("conversation-query", { limit: 0 }).diagnostics[0].message // '"limit" must be at least 1, not 0'
 */
export function validate<Name extends SchemaName>(
  schemaName: Name,
  value: unknown,
  options: { dialect?: DialectOption } = {},
): Result<SchemaTypes[Name]> {
  if (!SCHEMA_NAMES.includes(schemaName)) {
    throw new TypeError(`no schema has the name ${JSON.stringify(schemaName)}; there are ${SCHEMA_NAMES.join(", ")}`);
  }
  const config = schemaName === "navigation" ? { navigation: value } : value;
  // Refuses options that do not exist, for schemas without dialects too.
  chooseDialect(options.dialect, config);
  const diagnostics = placeFindings(checkSchema(schemaName, value, options.dialect), { config, file: schemaName });
  return toResult(value as SchemaTypes[Name], diagnostics);
}

function checkSchema(name: SchemaName, value: unknown, dialect: DialectOption | undefined): Finding[] {
  if (name === "docs") return checkDocs(value, { dialect, platform: platformOf(value), noteIncludes: true });
  if (name === "navigation") {
    const platform = platformOf({ navigation: value });
    return checkNavigation(value, { dialect, platform, noteIncludes: true }).map(withoutPrefix);
  }
  const findings = new Findings();
  if (name === "page") {
    checkPage(findings, value);
    return findings.done();
  }
  const owner = { document: `this ${name}` };
  explainErrors(findings, faultsOf(value, adminShape(name, dialect ?? "auto")), { value, pointer: "", owner });
  return findings.done();
}

/** A finding of a navigation without its docs.json: its pointers do not lead through `navigation`. */
function withoutPrefix(finding: Finding): Finding {
  const shorten = (place: Place): Place => ({ ...place, pointer: place.pointer.slice(NAVIGATION.length) });
  return {
    ...finding,
    place: shorten(finding.place),
    related: finding.related.map((end) => ({ ...end, place: shorten(end.place) })),
    fixes: finding.fixes.map((fix) => ({ ...fix, place: shorten(fix.place) })),
  };
}
