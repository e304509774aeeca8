import { asObject, isObject, type JsonObject, own } from "../../../json/json-value.ts";
import { viewExamples } from "./code-view.ts";
import { viewHeaders } from "./parameter-view.ts";
import type { ContentView } from "./reference-view.ts";
import { follow } from "./schema/follow-refs.ts";
import { type Direction, entriesAt } from "./schema/merge-schema.ts";
import type { FieldView, SchemaViews } from "./schema/schema-view.ts";
import { type Text, textIn } from "./text.ts";

/** What the parts of a page share: the schemas that are on it already, and whether it is sent or comes back. */
export interface Viewing {
  readonly schemas: SchemaViews;
  readonly direction: Direction;
}

/** The bodies that a request or a response may have, one for each media type. */
export const viewContents = (holder: JsonObject, viewing: Viewing): ContentView[] =>
  entriesAt(holder, "content").map(([mediaType, value]) => viewContent(mediaType, value, viewing));

function viewContent(mediaType: string, value: unknown, { schemas, direction }: Viewing): ContentView {
  const { spec } = schemas;
  const { object } = follow(value, spec);
  // OpenAPI 3.2 describes the items of a stream.
  const item = own(object, "itemSchema");
  const schema = own(object, "schema") ?? (item === undefined ? undefined : { type: "array", items: item });
  const view = schema === undefined ? undefined : schemas.view(schema, direction);
  const encodings = new Map(entriesAt(object, "encoding"));
  return {
    mediaType,
    schema: view && {
      ...view,
      fields: view.fields.map((field) => withEncoding(field, encodings.get(textIn(field.name)), schemas)),
    },
    examples: viewExamples(object, { schema, mediaType, spec, direction }),
  };
}

/** A field of a form, with how it is sent. Source: OpenAPI 3.2, "Encoding Object". */
function withEncoding(field: FieldView, encoding: unknown, schemas: SchemaViews): FieldView {
  if (!isObject(encoding)) return field;
  const facts = ["contentType", "style", "explode", "allowReserved"].flatMap((key): Text[] => {
    const value = own(encoding, key);
    if (value === undefined) return [];
    return [key === "contentType" ? ["sent as $1", String(value)] : ["$1: $2", key, String(value)]];
  });
  const headers = viewHeaders(encoding, { schemas, direction: "request" });
  const { schema } = field;
  const groups =
    headers.length > 0
      ? [
          {
            title: ["Headers"] as const,
            schemas: [{ ...schema, type: "", description: undefined, facts: [], fields: headers, groups: [] }],
          },
        ]
      : [];
  return { ...field, schema: { ...schema, facts: [...schema.facts, ...facts], groups: [...schema.groups, ...groups] } };
}

/** The request body of an operation; `undefined` if it has none. */
export function bodyOf(operation: JsonObject, spec: unknown): JsonObject | undefined {
  const body = own(operation, "requestBody");
  return isObject(body) ? follow(body, spec).object : undefined;
}

/** The media type and the content of the body that examples send: JSON if there is one. */
export function mainContent(body: JsonObject | undefined, spec: unknown): readonly [string, JsonObject] | undefined {
  const contents = entriesAt(asObject(body), "content");
  const [mediaType, value] = contents.find(([type]) => /[/+]json\b/.test(type)) ?? contents[0] ?? [];
  return mediaType === undefined ? undefined : [mediaType, follow(value, spec).object];
}
