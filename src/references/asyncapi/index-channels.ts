import { type Result, resultOf } from "../../diagnostic/diagnostic.ts";
import { type Finding, finding } from "../../diagnostic/finding.ts";
import { fieldOf, isObject, own, textOf } from "../../json/json-value.ts";
import { placeFindings } from "../../source/place-findings.ts";
import type { OperationIndex } from "../openapi/operation.ts";
import { createIndex } from "../openapi/operation-lookup.ts";
import { parseSpec } from "../openapi/parse-spec.ts";
import { sourceMapOfSpec } from "../openapi/spec-source-map.ts";
import { noChannels, notADocument, unsupportedAsyncapiVersion } from "./asyncapi-codes.ts";
import { readChannels } from "./read-channels.ts";

/** How an AsyncAPI document is read. */
export interface ChannelOptions {
  /** The document's path from the docs root, or its URL; named by the diagnostics. Default `asyncapi`. */
  file?: string;
}

/**
 * The channels of an AsyncAPI document of version 2 or 3: a JSON or YAML text, or what was parsed from one. Reads no more
 * than navigation needs, and checks nothing else. `$ref`s within the document are followed.
 *
 * Codes: `asyncapi/…` and `openapi/syntax`. Source: AsyncAPI Specification 2.6 and 3.0, "Channels Object".
 *
 * @example
 * const { value } = indexChannels(text, { file: "events.yaml" });
 * value?.find("channel", "userSignedUp")?.summary; // "User signed up"
 */
export function indexChannels(document: unknown, options: ChannelOptions = {}): Result<OperationIndex> {
  const { file = "asyncapi" } = options;
  const text = typeof document === "string" ? document : undefined;
  const parsed = text === undefined ? undefined : parseSpec(text, file, { trim: false });
  const findings: Finding[] = parsed ? [...parsed.findings] : [];
  const value = parsed && !parsed.ok ? undefined : readAsyncapi(parsed ? parsed.value : document, file, findings);
  return resultOf(value, placeFindings(findings, { file, sourceMap: sourceMapOfSpec(document, file) }));
}

function readAsyncapi(document: unknown, file: string, findings: Finding[]): OperationIndex | undefined {
  const fail = (fault: Finding): undefined => void findings.push(fault);
  if (!isObject(document)) {
    return fail(finding(notADocument, { case: "value", value: document }, { file, pointer: "" }));
  }
  const version = own(document, "asyncapi");
  if (version === undefined) {
    const kind = Object.hasOwn(document, "openapi") ? "openapi" : "no-version";
    const pointer = kind === "openapi" ? "/openapi" : "";
    return fail(finding(notADocument, { case: kind }, { file, pointer, part: "key" }));
  }
  const versionText = textOf(version) ?? "";
  if (!/^[23](?:\.|$)/.test(versionText)) {
    return fail(finding(unsupportedAsyncapiVersion, { version }, { file, pointer: "/asyncapi" }));
  }
  const info = own(document, "info");
  const title = textOf(fieldOf(info, "title"));
  const channels = readChannels(document, file, findings);
  if (channels.length === 0 && findings.length === 0) {
    findings.push(finding(noChannels, { source: file }, { file, pointer: "/asyncapi", part: "key" }));
  }
  return createIndex(versionText, title, channels);
}
