import { twoSpecs, USERS } from "../../codes/examples/example.ts";
import { code } from "../../diagnostic/code.ts";
import { type Result, resultOf } from "../../diagnostic/diagnostic.ts";
import { type Finding, finding } from "../../diagnostic/finding.ts";
import { quote, typeName } from "../../diagnostic/words.ts";
import { fieldOf, isObject, type JsonObject, own, textOf } from "../../json/json-value.ts";
import { placeFindings } from "../../source/place-findings.ts";
import { repeatedPaths } from "./checks/duplicate-keys.ts";
import { UnfoldingLimit } from "./checks/unfolding-limit.ts";
import type { OperationIndex } from "./operation.ts";
import { createIndex } from "./operation-lookup.ts";
import { parseSpec } from "./parse-spec.ts";
import type { SpecReading } from "./path-item.ts";
import { readOperations } from "./read-paths.ts";
import { sourceMapOfSpec } from "./spec-source-map.ts";

export const notASpec = code("openapi/not-a-spec", {
  severity: "error",
  title: "The file is not an OpenAPI document",
  explanation:
    "The file is valid JSON or YAML, but has no `openapi` field with the version of OpenAPI that it follows. Often it is a fragment of a spec, or a file of another format.",
  example: twoSpecs("title: API\n", USERS),
  cases: {
    value: ({ value }: { value: unknown }) => ({
      message: `an OpenAPI document must be an object, not ${typeName(value ?? undefined)}`,
      hint: NAME_A_SPEC,
    }),
    asyncapi: () => ({ message: "this is an AsyncAPI document, not an OpenAPI document", hint: NAME_A_SPEC }),
    "no-version": () => ({
      message: 'this is not an OpenAPI document: it has no "openapi" field',
      hint: NAME_A_SPEC,
    }),
  },
});

export const unsupportedOpenapiVersion = code("openapi/unsupported-version", {
  severity: "error",
  title: "The spec's version of OpenAPI is not supported",
  explanation:
    "Pages are made from OpenAPI 3.0, 3.1 and 3.2. Swagger 2.0 describes requests in another way and is not supported, as on the hosted platform.",
  example: twoSpecs('swagger: "2.0"\n', USERS),
  cases: {
    openapi: ({ version }: { version: string }) => ({
      message: `the OpenAPI version ${quote(version)} is not supported; only 3.0, 3.1 and 3.2 are`,
      hint: 'set "openapi" to the version that the spec follows, such as "3.1.0"',
    }),
    swagger: ({ version }: { version: string }) => ({
      message: `Swagger ${version} is not supported; only OpenAPI 3.0, 3.1 and 3.2 are`,
      hint: "convert the spec to OpenAPI 3 first, for example with `npx swagger2openapi`",
    }),
  },
});

const NAME_A_SPEC = 'use a file whose top level has "openapi": "3.0.x", "3.1.x" or "3.2.x"';

/** How a spec is read. */
export interface IndexOptions {
  /** The spec's path from the docs root, or its URL; named by the diagnostics. Default `openapi`. */
  file?: string;
  /** The text that a spec given as an object was parsed from: gives the diagnostics their ranges. */
  text?: string;
}

/**
 * The operations of an OpenAPI 3.0, 3.1 or 3.2 spec: a JSON or YAML text, or the value parsed from one. Reads only what
 * navigation needs, resolves `$ref`s of path items within the spec, and checks nothing else.
 *
 * Codes: `openapi/syntax`, `openapi/not-a-spec` and `openapi/unsupported-version`, which leave no value;
 * `openapi/invalid-spec`, `openapi/broken-reference`, `openapi/outside-root`,
 * `openapi/external-path-item`, `openapi/too-large` and
 * `openapi/duplicate-key`, which leave out what they name. Places in an object have a pointer, but no range.
 *
 * @example
 * const { value } = indexOperations(text, { file: "api/openapi.yaml" });
 * value?.find("GET", "/users/{id}")?.summary; // "Get a user"
 */
export function indexOperations(spec: unknown, options: IndexOptions = {}): Result<OperationIndex> {
  const { file = "openapi" } = options;
  if (typeof spec !== "string") return indexResult(indexParsed(spec, file, false), [], file, options.text);
  const parsed = parseSpec(spec, file, { trim: true });
  if (!parsed.ok) return indexResult(undefined, parsed.findings, file, spec);
  const indexed = indexParsed(parsed.value, file, parsed.trimmed);
  const findings = parsed.format === "JSON" ? repeatedPaths(spec, parsed.value, file) : parsed.findings;
  if (!indexed.incomplete) return indexResult(indexed, findings, file, spec);
  const whole = parseSpec(spec, file, { trim: false });
  return indexResult(whole.ok ? indexParsed(whole.value, file, false) : undefined, whole.findings, file, spec);
}

interface Indexed {
  index?: OperationIndex;
  findings: Finding[];
  /** True if the trimmed spec was not enough. */
  incomplete: boolean;
}

function indexParsed(spec: unknown, file: string, trimmed: boolean): Indexed {
  const findings: Finding[] = [];
  const version = readVersion(spec, file, findings);
  if (!isObject(spec) || version === undefined) return { findings, incomplete: false };
  const reading: SpecReading = { spec, file, findings, unfolding: new UnfoldingLimit(), trimmed, incomplete: false };
  const info = own(spec, "info");
  const title = textOf(fieldOf(info, "title"));
  const index = createIndex(version, title, readOperations(reading));
  return { index, findings, incomplete: reading.incomplete };
}

/** The minor version that the spec names; reports anything but 3.0, 3.1 and 3.2. */
export function readVersion(spec: unknown, file: string, findings: Finding[]): OperationIndex["version"] | undefined {
  if (!isObject(spec)) {
    findings.push(finding(notASpec, { case: "value", value: spec }, { file, pointer: "" }));
    return undefined;
  }
  const openapi = textOf(own(spec, "openapi"));
  if (openapi === undefined) {
    findings.push(missingVersion(spec, file));
    return undefined;
  }
  // YAML reads a bare 3.0 as the number 3.
  const minor = /^3(?:\.([012])(?:\.\d.*)?)?$/.exec(openapi.trim());
  if (minor) return `3.${minor[1] ?? "0"}` as OperationIndex["version"];
  findings.push(
    finding(unsupportedOpenapiVersion, { case: "openapi", version: openapi }, { file, pointer: "/openapi" }),
  );
  return undefined;
}

function missingVersion(spec: JsonObject, file: string): Finding {
  const swagger = textOf(own(spec, "swagger"));
  if (swagger !== undefined) {
    const version = swagger === "2" ? "2.0" : swagger;
    return finding(unsupportedOpenapiVersion, { case: "swagger", version }, { file, pointer: "/swagger" });
  }
  const isAsync = Object.hasOwn(spec, "asyncapi");
  return finding(
    notASpec,
    { case: isAsync ? "asyncapi" : "no-version" },
    { file, pointer: isAsync ? "/asyncapi" : "", part: "key" },
  );
}

function indexResult(
  indexed: Indexed | undefined,
  earlier: readonly Finding[],
  file: string,
  text?: string,
): Result<OperationIndex> {
  const findings = [...earlier, ...(indexed?.findings ?? [])];
  return resultOf(indexed?.index, placeFindings(findings, { file, sourceMap: sourceMapOfSpec(text, file) }));
}
