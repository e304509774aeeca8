import { asList, asObject, isObject, type JsonObject, own, segmentsOf } from "../../../json/json-value.ts";
import type { CodeView } from "./code-view.ts";
import type { ContentView, SectionView } from "./reference-view.ts";
import { follow, layOver, textAt } from "./schema/follow-refs.ts";
import { exampleText } from "./schema/sample-value.ts";
import type { SchemaViews } from "./schema/schema-view.ts";
import type { SectionSlugs } from "./section-slugs.ts";
import { type Text, textIn } from "./text.ts";

/** The messages of an operation of a channel. */
export interface MessageGroup {
  readonly title: "Messages" | "Publish" | "Subscribe" | "Send" | "Receive";
  readonly operation: JsonObject;
  /** Messages, or references to them, with the names that the channel gives them. */
  readonly messages: readonly (readonly [name: string | undefined, message: unknown])[];
}

/**
 * The sections of an operation and of each of its messages: headers, payload and an example.
 * Source: AsyncAPI Specification 2.6 and 3.0, "Message Object".
 */
export function viewMessages(
  { title, operation: written, messages }: MessageGroup,
  schemas: SchemaViews,
  slugs: SectionSlugs,
): SectionView[] {
  const document = schemas.spec;
  const operation = withTraits(written, document);
  const description = textAt(operation, "description") ?? textAt(operation, "summary");
  return [
    { depth: 2, title: [title], slug: slugs.of(title), description },
    ...messages.map(([name, value]): SectionView => {
      const { object, through } = follow(value, document);
      const message = withTraits(object, document);
      const title: Text = textAt(message, "title") ??
        textAt(message, "name") ??
        name ??
        lastNameOf(through) ?? ["Message"];
      const description = textAt(message, "description") ?? textAt(message, "summary");
      return {
        depth: 3,
        title,
        slug: slugs.of(textIn(title)),
        description,
        contents: messageContents(message, schemas),
      };
    }),
  ];
}

const lastNameOf = (through: readonly string[]): string | undefined => segmentsOf(through[0] ?? "").at(-1);

/** An operation or message, merged with its traits. */
function withTraits(object: JsonObject, document: unknown): JsonObject {
  const traits = own(object, "traits");
  return Array.isArray(traits) ? layOver([...traits.map((trait) => follow(trait, document).object), object]) : object;
}

function messageContents(message: JsonObject, schemas: SchemaViews): ContentView[] {
  const [headers, payload] = [own(message, "headers"), own(message, "payload")];
  const { schema } = schemaIn(headers);
  return [
    ...(schema === undefined ? [] : [{ mediaType: "headers", schema: schemas.view(schema) }]),
    ...(payload === undefined ? [] : [viewPayload(payload, message, schemas)]),
  ];
}

function viewPayload(payload: unknown, message: JsonObject, schemas: SchemaViews): ContentView {
  const { spec } = schemas;
  const contentType = textAt(message, "contentType") ?? textAt(asObject(spec), "defaultContentType");
  const { schema, format } = schemaIn(payload, textAt(message, "schemaFormat"));
  // Schemas of Avro, Protobuf and others are shown as they are written.
  if (!isJsonSchema(format)) {
    return { mediaType: format, examples: examplesAs(exampleText(schema, { schema, mediaType: "", spec })) };
  }
  const mediaType = contentType ?? "application/json";
  const given = asList(own(message, "examples")).flatMap((value): CodeView[] => {
    const example = asObject(value);
    const text = exampleText(own(example, "payload"), { schema: undefined, mediaType, spec });
    return examplesAs(text, textAt(example, "summary") ?? textAt(example, "name"));
  });
  return {
    mediaType: contentType ?? "payload",
    schema: schemas.view(schema),
    examples: given.length > 0 ? given : examplesAs(exampleText(undefined, { schema, mediaType, spec })),
  };
}

const examplesAs = (text: string | undefined, title?: string): CodeView[] =>
  text === undefined ? [] : [{ title, language: "", text }];

/**
 * A schema and its format. Version 3 may wrap the schema to name the format; version 2 names it in a field next to the
 * schema.
 */
function schemaIn(value: unknown, beside = ""): { schema: unknown; format: string } {
  const format = isObject(value) ? textAt(value, "schemaFormat") : undefined;
  return format === undefined
    ? { schema: value, format: beside }
    : { schema: own(value as JsonObject, "schema"), format };
}

const isJsonSchema = (format: string): boolean =>
  format === "" || /^application\/(vnd\.aai\.asyncapi|vnd\.oai\.openapi|schema\b)/i.test(format);
