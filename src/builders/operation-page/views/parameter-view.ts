import { asList, asObject, type JsonObject, own, textOf } from "../../../json/json-value.ts";
import { viewExamples } from "./code-view.ts";
import type { SectionView } from "./reference-view.ts";
import { describedAt, follow } from "./schema/follow-refs.ts";
import { type Direction, entriesAt } from "./schema/merge-schema.ts";
import type { FieldView, SchemaViews } from "./schema/schema-view.ts";
import { type Text, textIn } from "./text.ts";

/** The places of parameters, with the titles of their sections. */
const PLACES = [
  ["path", "Path parameters"],
  ["query", "Query parameters"],
  ["querystring", "Query string"],
  ["header", "Headers"],
  ["cookie", "Cookies"],
] as const;

/** The parameters of an operation and its path item; the operation's own count before those of the same name and place. */
export function listParameters(holders: readonly JsonObject[], spec: unknown): JsonObject[] {
  const known = new Map<string, JsonObject>();
  for (const entry of holders.flatMap((holder) => asList(own(holder, "parameters")))) {
    const { object } = follow(entry, spec);
    const key = JSON.stringify([own(object, "in"), own(object, "name")]);
    if (!known.has(key)) known.set(key, object);
  }
  return [...known.values()];
}

export const viewParameters = (parameters: readonly JsonObject[], schemas: SchemaViews): SectionView[] =>
  PLACES.map(([place, title]) => ({
    depth: 2 as const,
    title: [title] as const,
    slug: `${place}-parameters`,
    fields: parameters
      .filter((parameter) => own(parameter, "in") === place)
      .map((parameter) =>
        viewParameter(textOf(own(parameter, "name")) ?? "", parameter, { schemas, direction: "request" }),
      ),
  })).filter(({ fields }) => fields.length > 0);

/** The headers of a response, or of a part of a body. */
export const viewHeaders = (
  holder: JsonObject,
  { schemas, direction }: { schemas: SchemaViews; direction: Direction },
): FieldView[] =>
  entriesAt(holder, "headers").map(([name, header]) =>
    viewParameter(name, follow(header, schemas.spec).object, { schemas, direction }),
  );

/** How a parameter is written, if its spec says so. Source: OpenAPI 3.2, "Parameter Object". */
const STYLES = ["style", "explode", "allowReserved", "allowEmptyValue"] as const;

function viewParameter(
  name: string,
  parameter: JsonObject,
  { schemas, direction }: { schemas: SchemaViews; direction: Direction },
): FieldView {
  const [[mediaType, content] = []] = entriesAt(parameter, "content");
  const holder = mediaType === undefined ? parameter : asObject(content);
  const schema = schemas.view(own(holder, "schema"), direction);
  const given = viewExamples(holder, { schema: undefined, mediaType: "", spec: schemas.spec });
  const isShort = (text: string): boolean => text.length <= 80 && !text.includes("\n");
  const facts: Text[] = [
    ...STYLES.flatMap((key) =>
      own(parameter, key) === undefined ? [] : [["$1: $2", key, String(own(parameter, key))] as const],
    ),
    ...(mediaType === undefined ? [] : [["sent as $1", mediaType] as const]),
    ...given.flatMap(({ title, text }): Text[] =>
      isShort(text) ? [title ? ['example "$1": $2', title, text] : ["example: $1", text]] : [],
    ),
  ];
  const said = new Set(facts.map((fact) => textIn(fact)));
  return {
    name,
    required: own(parameter, "required") === true,
    schema: {
      ...schema,
      description: describedAt(parameter) ?? schema.description,
      facts: [...schema.facts.filter((fact) => !said.has(textIn(fact))), ...facts],
      examples: [...schema.examples, ...given.filter(({ text }) => !isShort(text))],
      deprecated: schema.deprecated || own(parameter, "deprecated") === true,
    },
  };
}
