import { isObject, type JsonObject, own, valueAt } from "../../json/json-value.ts";
import { segmentsOf } from "../../json/pointer.ts";
import { textOf } from "../../json/text-of.ts";
import type { OperationNode } from "../../navigation/tree.ts";
import { verbOf } from "../../vocabulary/reference.ts";
import { follow } from "./references.ts";
import { sampleValue } from "./sample-value.ts";
import { type SchemaView, viewSchema } from "./schema-view.ts";

/** What a page shows of an operation. */
export interface OperationView {
  /** `GET`; `WEBHOOK`, `CHANNEL` and so on for what is no operation. */
  readonly method: string;
  readonly path: string;
  /** The address of the first server; empty where the spec has none. */
  readonly server: string;
  readonly deprecated: boolean;
  readonly description: string | undefined;
  readonly parameters: readonly ParameterGroup[];
  readonly body:
    | {
        readonly required: boolean;
        readonly description: string | undefined;
        readonly contents: readonly ContentView[];
      }
    | undefined;
  readonly responses: readonly ResponseView[];
  /** How a client asks for it; only operations have one. */
  readonly curl: string | undefined;
}

interface ParameterGroup {
  readonly place: "path" | "query" | "header" | "cookie";
  readonly parameters: readonly { readonly name: string; readonly required: boolean; readonly schema: SchemaView }[];
}

interface ResponseView {
  /** `200`, `4XX`, `default`. */
  readonly status: string;
  readonly description: string | undefined;
  readonly contents: readonly ContentView[];
}

export interface ContentView {
  readonly mediaType: string;
  readonly schema: SchemaView | undefined;
  /** The example of the spec, or one made from the schema, as text. */
  readonly example: string | undefined;
}

const PLACES = ["path", "query", "header", "cookie"] as const;

/** What a page shows of an operation: of the spec, only the operation and what it refers to is read. */
export function viewOperation(node: OperationNode, spec: unknown): OperationView {
  const { endpoint: operation } = node;
  const isAsked = operation.kind === "operation";
  const segments = segmentsOf(operation.pointer);
  const object = asObject(valueAt(spec, segments));
  const item = asObject(valueAt(spec, segments.slice(0, -1)));
  const parameters = listParameters([object, item], spec);
  const body = viewBody(own(object, "requestBody"), spec);
  const server = serverOf([object, item, asObject(spec)]);
  const method = verbOf(operation).toUpperCase();
  return {
    method,
    path: operation.path,
    server,
    deprecated: operation.deprecated,
    description: operation.description,
    parameters: PLACES.map((place) => ({
      place,
      parameters: parameters
        .filter((parameter) => own(parameter, "in") === place)
        .map((parameter) => viewParameter(parameter, spec)),
    })).filter(({ parameters }) => parameters.length > 0),
    body,
    responses: Object.entries(asObject(own(object, "responses"))).map(([status, response]) => {
      const { object } = follow(response, spec);
      return { status, description: descriptionOf(object), contents: listContents(object, spec) };
    }),
    curl: isAsked ? curlOf(method, server + operation.path, body?.contents[0]) : undefined,
  };
}

const asObject = (value: unknown): JsonObject => (isObject(value) ? value : {});

const descriptionOf = (object: JsonObject): string | undefined => {
  const description = own(object, "description");
  return typeof description === "string" && description.trim() !== "" ? description : undefined;
};

/** The parameters of an operation and its path item; the operation's own count before those of the same name and place. */
function listParameters(holders: readonly JsonObject[], spec: unknown): JsonObject[] {
  const known = new Map<string, JsonObject>();
  for (const holder of holders) {
    const list = own(holder, "parameters");
    for (const entry of Array.isArray(list) ? list : []) {
      const { object } = follow(entry, spec);
      const key = JSON.stringify([own(object, "in"), own(object, "name")]);
      if (!known.has(key)) known.set(key, object);
    }
  }
  return [...known.values()];
}

function viewParameter(parameter: JsonObject, spec: unknown): ParameterGroup["parameters"][number] {
  const [content] = Object.values(asObject(own(parameter, "content")));
  const schema = viewSchema(own(parameter, "schema") ?? own(asObject(content), "schema"), spec);
  return {
    name: textOf(own(parameter, "name")) ?? "",
    required: own(parameter, "required") === true,
    schema: {
      ...schema,
      description: descriptionOf(parameter) ?? schema.description,
      deprecated: schema.deprecated || own(parameter, "deprecated") === true,
    },
  };
}

function viewBody(value: unknown, spec: unknown): OperationView["body"] {
  if (!isObject(value)) return undefined;
  const { object } = follow(value, spec);
  return {
    required: own(object, "required") === true,
    description: descriptionOf(object),
    contents: listContents(object, spec),
  };
}

const listContents = (holder: JsonObject, spec: unknown): ContentView[] =>
  Object.entries(asObject(own(holder, "content"))).map(([mediaType, value]) => {
    const { object } = follow(value, spec);
    const schema = own(object, "schema");
    return {
      mediaType,
      schema: schema === undefined ? undefined : viewSchema(schema, spec),
      example: exampleOf(object, mediaType, spec),
    };
  });

function exampleOf(content: JsonObject, mediaType: string, spec: unknown): string | undefined {
  const [named] = Object.values(asObject(own(content, "examples")));
  const schema = own(content, "schema");
  const given = own(content, "example") ?? (named === undefined ? undefined : own(follow(named, spec).object, "value"));
  if (typeof given === "string") return given;
  if (given !== undefined) return JSON.stringify(given, null, 2);
  return schema === undefined || !/[/+]json\b/.test(mediaType)
    ? undefined
    : JSON.stringify(sampleValue(schema, spec), null, 2);
}

/** The address of the first server that is set: by the operation, its path item or the spec, with variables filled in. */
function serverOf(holders: readonly JsonObject[]): string {
  for (const holder of holders) {
    const servers = own(holder, "servers");
    const first = Array.isArray(servers) ? asObject(servers[0]) : {};
    const url = own(first, "url");
    if (typeof url !== "string") continue;
    const variables = asObject(own(first, "variables"));
    return url
      .replace(
        /\{([^{}]*)\}/g,
        (whole, name: string) => textOf(own(asObject(own(variables, name)), "default")) ?? whole,
      )
      .replace(/\/$/, "");
  }
  return "";
}

function curlOf(method: string, url: string, content: ContentView | undefined): string {
  const lines = [`curl${method === "GET" ? "" : ` -X ${method}`} ${quote(url)}`];
  if (content) lines.push(`  -H ${quote(`Content-Type: ${content.mediaType}`)}`);
  if (content?.example !== undefined) lines.push(`  -d ${quote(content.example)}`);
  return lines.join(" \\\n");
}

/** A word of a shell command. */
const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
