import {
  asList,
  asObject,
  escapeSegment,
  isObject,
  type JsonObject,
  own,
  segmentsOf,
  valueAt,
} from "../../../json/json-value.ts";
import type { DocumentPart } from "../../../navigation/tree.ts";
import { type MessageGroup, viewMessages } from "./message-view.ts";
import { plainField } from "./plain-field.ts";
import type { ReferenceView, SectionView } from "./reference-view.ts";
import { follow, localPointer, textAt } from "./schema/follow-refs.ts";
import { type FieldView, SchemaViews } from "./schema/schema-view.ts";
import { SectionSlugs } from "./section-slugs.ts";

/**
 * The page of a channel of AsyncAPI 2 or 3: its servers, its parameters, and the messages of its operations. Source:
 * AsyncAPI Specification 2.6 and 3.0, "Channel Object".
 */
export function viewChannel({ endpoint }: DocumentPart, document: unknown): ReferenceView {
  const channel = asObject(valueAt(document, segmentsOf(endpoint.pointer)));
  const slugs = new SectionSlugs();
  const schemas = new SchemaViews(document);
  const lists = [
    { title: "Servers" as const, fields: listServers(channel, document) },
    { title: "Parameters" as const, fields: channelParameters(channel, schemas) },
  ].filter(({ fields }) => fields.length > 0);
  return {
    method: "CHANNEL",
    address: textAt(channel, "address") ?? endpoint.path,
    deprecated: endpoint.deprecated,
    description: endpoint.description,
    code: [],
    sections: [
      ...lists.map(({ title, fields }): SectionView => ({ depth: 2, title: [title], slug: slugs.of(title), fields })),
      ...listGroups(channel, endpoint.path, document).flatMap((group) => viewMessages(group, schemas, slugs)),
    ],
  };
}

/** The servers that a channel is at: the servers it lists by name (version 2) or reference (3), else all. */
function listServers(channel: JsonObject, document: unknown): FieldView[] {
  const listed = own(channel, "servers");
  const names = new Set(asList(listed).map(serverName));
  const all = Object.entries(asObject(own(asObject(document), "servers")));
  return all
    .filter(([name]) => names.size === 0 || names.has(name))
    .map(([name, value]) => {
      const { object: server } = follow(value, document);
      const address = textAt(server, "url") ?? (textAt(server, "host") ?? "") + (textAt(server, "pathname") ?? "");
      const [type, description] = [textAt(server, "protocol"), textAt(server, "description")];
      return plainField({ name: address || name, type, description });
    });
}

const serverName = (entry: unknown): unknown => (isObject(entry) ? lastSegment(own(entry, "$ref")) : entry);

const lastSegment = (reference: unknown): string | undefined =>
  typeof reference === "string" ? segmentsOf(localPointer(reference) ?? "").at(-1) : undefined;

/** Version 2 describes a parameter by a schema; in version 3 all are strings. */
const channelParameters = (channel: JsonObject, schemas: SchemaViews): FieldView[] =>
  Object.entries(asObject(own(channel, "parameters"))).map(([name, value]) => {
    const { object: parameter } = follow(value, schemas.spec);
    const schema = schemas.view(own(parameter, "schema") ?? { ...parameter, type: "string" });
    return { name, required: true, schema: { ...schema, description: textAt(parameter, "description") } };
  });

/** The operations of a channel with their messages; without operations the messages alone. */
function listGroups(channel: JsonObject, name: string, document: unknown): MessageGroup[] {
  const messages = Object.entries(asObject(own(channel, "messages")));
  const groups = [...operationsInside(channel), ...operationsOn(name, messages, document)];
  return groups.length === 0 && messages.length > 0 ? [{ title: "Messages", operation: {}, messages }] : groups;
}

const unnamed = (message: unknown) => [undefined, message] as const;

/** Version 2: the operations are part of the channel, each with one message or several. */
const operationsInside = (channel: JsonObject): MessageGroup[] =>
  (["publish", "subscribe"] as const).flatMap((key) => {
    const operation = own(channel, key);
    if (!isObject(operation)) return [];
    const message = own(operation, "message");
    const several = isObject(message) ? own(message, "oneOf") : undefined;
    const messages = Array.isArray(several) ? several : message === undefined ? [] : [message];
    const title = key === "publish" ? "Publish" : "Subscribe";
    return [{ title, operation, messages: messages.map(unnamed) }];
  });

/** Version 3: operations are on their own, and refer to their channel and to its messages; without a list, to all. */
const operationsOn = (name: string, messages: MessageGroup["messages"], document: unknown): MessageGroup[] =>
  Object.values(asObject(own(asObject(document), "operations"))).flatMap((value) => {
    const { object: operation } = follow(value, document);
    const reference = own(asObject(own(operation, "channel")), "$ref");
    if (typeof reference !== "string" || localPointer(reference) !== `/channels/${escapeSegment(name)}`) return [];
    const listed = own(operation, "messages");
    const title = own(operation, "action") === "send" ? "Send" : "Receive";
    return [{ title, operation, messages: Array.isArray(listed) ? listed.map(unnamed) : messages }];
  });
