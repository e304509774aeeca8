import { type Finding, finding } from "../../diagnostic/finding.ts";
import {
  escapeSegment,
  fieldOf,
  isObject,
  type JsonObject,
  own,
  pointerOf,
  textOf,
  valueAt,
} from "../../json/json-value.ts";
import type { Operation } from "../openapi/operation.ts";
import { fragmentSegments } from "../openapi/path-item.ts";
import { invalidAsyncapi } from "./asyncapi-codes.ts";

/** The tag of channels without any, as on the hosted platform. */
const UNTAGGED = "Websockets";

/** How many references are followed, one to the next. */
const MOST_REFERENCES = 32;

/** The channels of a document, in its order. */
export function readChannels(document: JsonObject, file: string, findings: Finding[]): Operation[] {
  const channels = own(document, "channels");
  if (channels === undefined || channels === null) return [];
  const reject = (part: string, value: unknown, pointer: string): Operation[] => {
    findings.push(finding(invalidAsyncapi, { case: "not-an-object", part, value }, { file, pointer }));
    return [];
  };
  if (!isObject(channels)) return reject('"channels"', channels, "/channels");
  return Object.keys(channels).flatMap((name) => {
    const pointer = `/channels/${escapeSegment(name)}`;
    const found = followReference(document, channels[name], pointer);
    if (!found) {
      const reference = own(channels[name] as JsonObject, "$ref");
      findings.push(finding(invalidAsyncapi, { case: "reference", reference }, { file, pointer: `${pointer}/$ref` }));
      return [];
    }
    if (!isObject(found.value)) return reject(`the channel ${JSON.stringify(name)}`, found.value, pointer);
    return [readChannel(document, name, found.value, found.pointer)];
  });
}

function readChannel(document: JsonObject, name: string, channel: JsonObject, pointer: string): Operation {
  // Version 2 keeps tags and texts with the operations of the channel.
  const holders = [channel, own(channel, "subscribe"), own(channel, "publish")].filter(isObject);
  const first = (key: string): string | undefined =>
    holders.map((holder) => textOf(own(holder, key))).find((text) => text !== undefined && text !== "");
  const title = textOf(own(channel, "title"));
  const description = first("description") ?? first("summary");
  return {
    kind: "channel",
    method: "channel",
    path: name,
    ...(title ? { summary: title } : {}),
    ...(description === undefined ? {} : { description }),
    tag: holders.map((holder) => firstTag(document, holder)).find(Boolean) ?? UNTAGGED,
    deprecated: false,
    hidden: false,
    excluded: false,
    pointer,
  };
}

function firstTag(document: JsonObject, holder: JsonObject): string | undefined {
  const tags = own(holder, "tags");
  const tag = Array.isArray(tags) ? followReference(document, tags[0], "")?.value : undefined;
  return textOf(fieldOf(tag, "name"));
}

/**
 * Follows the `$ref`s of a value; a value without one is returned as it is. `undefined` if a `$ref` cannot be resolved.
 */
function followReference(
  document: JsonObject,
  start: unknown,
  pointer: string,
): { value: unknown; pointer: string } | undefined {
  let found = { value: start, pointer };
  for (let steps = 0; steps <= MOST_REFERENCES; steps++) {
    const reference = fieldOf(found.value, "$ref");
    if (reference === undefined) return found;
    const segments =
      typeof reference === "string" && reference.startsWith("#") ? fragmentSegments(reference) : undefined;
    const value = segments && valueAt(document, segments);
    if (!segments || value === undefined) return undefined;
    found = { value, pointer: pointerOf(segments) };
  }
  return undefined;
}
