import { asList, asObject, isObject, type JsonObject, own, valueAt } from "../../../json/json-value.ts";
import { segmentsOf } from "../../../json/pointer.ts";
import { textOf } from "../../../json/text-of.ts";
import type { DocumentPart } from "../../../navigation/tree.ts";
import { encodeUrl } from "../../../vocabulary/addresses/address.ts";
import { verbOf } from "../../../vocabulary/elements/operation-reference.ts";
import { viewAuthorization } from "./authorization-view.ts";
import { follow } from "./follow-refs.ts";
import type { ContentView, ReferenceView, SectionView } from "./reference-view.ts";
import { exampleText, sampleValue } from "./sample-value.ts";
import { type FieldView, viewSchema } from "./schema-view.ts";
import { textAt } from "./spec-fields.ts";

/** The places of parameters, with the titles of their sections. */
const PLACES = [
  ["path", "Path parameters"],
  ["query", "Query parameters"],
  ["header", "Headers"],
  ["cookie", "Cookies"],
] as const;

/** The page of an operation or a webhook. Only the operation and everything it refers to is read from the spec. */
export function viewOperation(node: DocumentPart, spec: unknown): ReferenceView {
  const { endpoint: operation } = node;
  const isAsked = operation.kind === "operation";
  const segments = segmentsOf(operation.pointer);
  const object = asObject(valueAt(spec, segments));
  const item = asObject(valueAt(spec, segments.slice(0, -1)));
  // A webhook is sent to an address of the reader's, and its path is a name.
  const address = (isAsked ? serverOf([object, item, asObject(spec)]) : "") + operation.path;
  const parameters = listParameters([object, item], spec);
  const authorization = isAsked ? viewAuthorization(object, spec) : undefined;
  const body = viewBody(own(object, "requestBody"), spec);
  const method = verbOf(operation).toUpperCase();
  const query = [...requiredQuery(parameters, spec), ...(authorization?.query ?? [])];
  const headers = authorization?.headers ?? [];
  const text = isAsked ? curlOf(method, addressWithQuery(address, query), headers, body?.contents?.[0]) : undefined;
  return {
    method,
    address,
    deprecated: operation.deprecated,
    description: operation.description,
    code: text === undefined ? undefined : { language: "sh", text },
    sections: [
      ...(authorization && authorization.fields.length > 0
        ? [{ depth: 2 as const, title: "Authorization", slug: "authorization", fields: authorization.fields }]
        : []),
      ...viewParameters(parameters, spec),
      ...(body ? [body] : []),
      ...viewResponses(asObject(own(object, "responses")), spec),
    ],
  };
}

/** The parameters of an operation and its path item; the operation's own count before those of the same name and place. */
function listParameters(holders: readonly JsonObject[], spec: unknown): JsonObject[] {
  const known = new Map<string, JsonObject>();
  for (const holder of holders) {
    const list = own(holder, "parameters");
    for (const entry of asList(list)) {
      const { object } = follow(entry, spec);
      const key = JSON.stringify([own(object, "in"), own(object, "name")]);
      if (!known.has(key)) known.set(key, object);
    }
  }
  return [...known.values()];
}

const viewParameters = (parameters: readonly JsonObject[], spec: unknown): SectionView[] =>
  PLACES.map(([place, title]) => ({
    depth: 2 as const,
    title,
    slug: `${place}-parameters`,
    fields: parameters
      .filter((parameter) => own(parameter, "in") === place)
      .map((parameter) => viewParameter(parameter, spec)),
  })).filter(({ fields }) => fields.length > 0);

function viewParameter(parameter: JsonObject, spec: unknown): FieldView {
  const [content] = Object.values(asObject(own(parameter, "content")));
  const schema = viewSchema(own(parameter, "schema") ?? own(asObject(content), "schema"), spec);
  return {
    name: textOf(own(parameter, "name")) ?? "",
    required: own(parameter, "required") === true,
    schema: {
      ...schema,
      description: textAt(parameter, "description") ?? schema.description,
      deprecated: schema.deprecated || own(parameter, "deprecated") === true,
    },
  };
}

function viewBody(value: unknown, spec: unknown): SectionView | undefined {
  if (!isObject(value)) return undefined;
  const { object } = follow(value, spec);
  return {
    depth: 2,
    title: "Request body",
    slug: "request-body",
    description: textAt(object, "description"),
    contents: listContents(object, spec),
  };
}

function viewResponses(responses: JsonObject, spec: unknown): SectionView[] {
  const sections = Object.entries(responses).map(([status, response]): SectionView => {
    const { object } = follow(response, spec);
    return {
      depth: 3,
      title: status,
      slug: `response-${status.toLowerCase().replace(/[^\w-]/g, "-")}`,
      description: textAt(object, "description"),
      contents: listContents(object, spec),
    };
  });
  return sections.length > 0 ? [{ depth: 2, title: "Responses", slug: "responses" }, ...sections] : [];
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
  const given = own(content, "example") ?? (named === undefined ? undefined : own(follow(named, spec).object, "value"));
  return exampleText(given, { schema: own(content, "schema"), mediaType, spec });
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

/** The queries that a request must have, with examples. */
function requiredQuery(parameters: readonly JsonObject[], spec: unknown): [name: string, value: string][] {
  return parameters.flatMap((parameter) => {
    const name = textOf(own(parameter, "name"));
    if (name === undefined || own(parameter, "in") !== "query" || own(parameter, "required") !== true) return [];
    const value = own(parameter, "example") ?? sampleValue(own(parameter, "schema"), spec);
    return [[name, textOf(value) ?? JSON.stringify(value)]];
  });
}

function addressWithQuery(address: string, query: readonly (readonly [string, string])[]): string {
  const pairs = query.map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeUrl(value).replace(/[&#+]/g, encodeURIComponent)}`,
  );
  return pairs.length === 0 ? address : `${address}?${pairs.join("&")}`;
}

function curlOf(
  method: string,
  url: string,
  headers: readonly (readonly [string, string])[],
  content: ContentView | undefined,
): string {
  const lines = [`curl${method === "GET" ? "" : ` -X ${method}`} ${shellWord(url)}`];
  for (const [name, value] of headers) lines.push(`  -H ${shellWord(`${name}: ${value}`)}`);
  if (content) lines.push(`  -H ${shellWord(`Content-Type: ${content.mediaType}`)}`);
  if (content?.example !== undefined) lines.push(`  -d ${shellWord(content.example)}`);
  return lines.join(" \\\n");
}

/** A word of a shell command. */
const shellWord = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
