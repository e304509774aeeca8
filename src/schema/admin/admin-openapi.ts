import type { Dialect } from "../../vocabulary/platform/dialect.ts";
import type { JsonSchema } from "../json/json-schema.ts";
import { ENDPOINT_TEXTS, PATH_PARAMETERS, TAGS } from "./endpoint-texts.ts";
import { componentName, ENDPOINTS, type Endpoint, type EndpointName, LIMITS, type LimitName } from "./endpoints.ts";
import { type OpenApiVersion, type SchemaConverter, schemaConverter } from "./openapi-form.ts";

export interface AdminOpenApiOptions {
  /** The address of the API. Default: a server variable, `baseUrl`, for whoever reads the document to fill in. */
  serverUrl?: string | undefined;
  /** Default `"3.0.1"`, the version that the platform describes itself in. */
  openapi?: OpenApiVersion | undefined;
  /** `spec`: the two endpoints of the specification, exactly. `mintlify`, the default: all that the platform has. */
  dialect?: Dialect | undefined;
}

/** An OpenAPI document of the admin API, as plain data. */
export interface AdminOpenApiDocument {
  openapi: OpenApiVersion;
  info: { title: string; version: string; description: string };
  servers: JsonSchema[];
  security: Record<string, string[]>[];
  tags: { name: string; description: string }[];
  paths: Record<string, JsonSchema>;
  components: Record<"schemas" | "responses" | "parameters" | "securitySchemes", Record<string, JsonSchema>>;
}

/** The JSON Schemas of a dialect, by the names of the components. Those of queries become parameters. */
export type AdminDefinitions = Readonly<Record<string, JsonSchema>>;

/** An answer that endpoints share: the name of the component, and what it says. */
type SharedError = readonly [name: string, description: string];

/** The answers of this implementation that the specification does not show. */
const ADDED_ERRORS: Readonly<Record<number, SharedError>> = {
  400: ["InvalidParameter", "A parameter is not valid; the message names each one."],
  401: ["Unauthorized", "The key is missing, unknown, or belongs to another project."],
  405: ["MethodNotAllowed", "The path has no such method; the header `Allow` lists those that it has."],
  408: ["RequestTimeout", "The request did not arrive in time."],
  431: ["HeadersTooLarge", "The headers are too large."],
  500: ["InternalError", "The server failed. Trying again later may help."],
};

/** An endpoint without a 404 of its own has this one; a path without a project is no path of the API. */
const NOTHING_HERE: SharedError = ["NothingHere", "There is nothing at this path: the project ID is empty."];

const BODY_TOO_LARGE: SharedError = ["BodyTooLarge", "The body is too large."];

/** What the platform answers to a key, at every endpoint. */
const KEY_ERRORS: Readonly<Record<number, SharedError>> = {
  401: ["Unauthorized", "The key is missing, unknown or expired, or belongs to another project."],
  403: ["Forbidden", "The key does not have the scope, or may not be used from this address."],
};

/** What the documented errors say, unless the endpoint has words of its own. */
const DOCUMENTED: Readonly<Record<number, string>> = {
  400: "The request is not valid; the message says why.",
  500: "The server failed. Trying again later may help.",
};

const NOT_SPECIFIED = "Not in the platform's specification: an answer of this implementation.";

interface DialectTexts {
  readonly description: string;
  readonly key: string;
  readonly tags: Readonly<Partial<Record<string, string>>>;
  /** Errors that are documented for all endpoints. */
  readonly documented: Readonly<Record<number, SharedError>>;
  /** Whether it says how many requests are answered in a time. */
  readonly hasLimits: boolean;
}

const TEXTS: Readonly<Record<Dialect, DialectTexts>> = {
  spec: {
    description: "The admin API: follow agent jobs, and export the conversations that readers had with the assistant.",
    key: "An admin API key, which starts with `svc_`: a server-side secret.",
    tags: { agent: TAGS.agent, assistant: TAGS.assistant },
    documented: {},
    hasLimits: false,
  },
  mintlify: {
    description:
      "The admin API: start and follow agent jobs, deploy the site, and export what readers asked, searched, read and said.",
    key: "An admin API key, which starts with `mint_` or `svc_`: a server-side secret. It needs the scope `read` for GET, and `write` for the rest.",
    tags: TAGS,
    documented: KEY_ERRORS,
    hasLimits: true,
  },
};

const OPEN_SERVER: JsonSchema = {
  url: "{baseUrl}",
  variables: { baseUrl: { default: "https://api.example.com", description: "The address of the API server." } },
};

/** Describes the endpoints of a dialect in OpenAPI, from the JSON Schemas of what they take and answer. */
export function describeAdminApi(
  definitions: AdminDefinitions,
  { serverUrl, openapi = "3.0.1", dialect = "mintlify" }: AdminOpenApiOptions = {},
): AdminOpenApiDocument {
  const texts = TEXTS[dialect];
  const endpoints = Object.entries(ENDPOINTS as Record<EndpointName, Endpoint>).filter(([, { dialects }]) =>
    dialects.includes(dialect),
  ) as [EndpointName, Endpoint][];
  const queries = new Set(endpoints.map(([, { query }]) => query && componentName(query)));
  const components = Object.fromEntries(Object.entries(definitions).filter(([name]) => !queries.has(name)));
  const convert = schemaConverter(openapi, components);
  const paths: Record<string, JsonSchema> = {};
  const shared = new Map<string, JsonSchema>();
  for (const [name, endpoint] of endpoints) {
    const operation = describeEndpoint(name, endpoint, { definitions, convert, ...texts, shared });
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation };
  }
  return {
    openapi,
    info: { title: "Admin API", version: "2.0.0", description: texts.description },
    servers: [serverUrl === undefined ? OPEN_SERVER : { url: serverUrl }],
    security: [{ adminKey: [] }],
    tags: Object.entries(texts.tags).map(([name, description = ""]) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(components).map(([name, schema]) => [name, convert(schema, name)])),
      parameters: { ProjectId: pathParameter("projectId") },
      responses: Object.fromEntries(shared),
      securitySchemes: { adminKey: { type: "http", scheme: "bearer", description: texts.key } },
    },
  };
}

interface Drafting {
  definitions: AdminDefinitions;
  convert: SchemaConverter;
  documented: Readonly<Record<number, SharedError>>;
  hasLimits: boolean;
  /** The answers that endpoints share; grows with them. */
  shared: Map<string, JsonSchema>;
}

function describeEndpoint(name: EndpointName, endpoint: Endpoint, drafting: Drafting): JsonSchema {
  const { tag, summary, description } = ENDPOINT_TEXTS[name];
  const { query, body } = endpoint;
  const parameters = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, parameter = ""]) =>
    parameter === "projectId" ? { $ref: "#/components/parameters/ProjectId" } : pathParameter(parameter),
  );
  const properties = query === undefined ? undefined : drafting.definitions[componentName(query)];
  return {
    operationId: name,
    tags: [tag],
    summary,
    description,
    parameters: [...parameters, ...(properties ? queryParameters(properties, drafting.convert) : [])],
    ...(body === undefined ? {} : { requestBody: { required: true, ...jsonOf(body) } }),
    responses: responsesOf(name, endpoint, drafting),
  };
}

function responsesOf(name: EndpointName, endpoint: Endpoint, { documented, hasLimits, shared }: Drafting): JsonSchema {
  const { answer, errors } = ENDPOINT_TEXTS[name];
  const answers: Record<number, JsonSchema> = { [endpoint.status]: answerOf(answer, endpoint.answer) };
  const share = (status: number | string, [component, description]: SharedError, isOwn: boolean) => {
    if (Object.hasOwn(answers, status)) return;
    answers[Number(status)] = { $ref: `#/components/responses/${component}` };
    const text = isOwn ? `${description} ${NOT_SPECIFIED}` : description;
    if (shared.has(component)) return;
    shared.set(component, {
      ...answerOf(text, "admin-error"),
      ...(isOwn ? { "x-implementation-specific": true } : {}),
    });
  };
  for (const status of endpoint.errors) {
    answers[status] = answerOf(errors?.[status] ?? DOCUMENTED[status] ?? "", "admin-error");
  }
  for (const [status, error] of Object.entries(documented)) share(status, error, false);
  if (endpoint.limit !== undefined && hasLimits) answers[429] = answerOf(describeLimit(endpoint.limit), "admin-error");
  for (const [status, error] of Object.entries(ADDED_ERRORS)) share(status, error, true);
  if (endpoint.body !== undefined) share(413, BODY_TOO_LARGE, true);
  share(404, NOTHING_HERE, true);
  return answers as JsonSchema;
}

function describeLimit(limit: LimitName): string {
  const { requests, within } = LIMITS[limit];
  const whose = limit === "prompts" ? "project" : "organization";
  return `Too many requests: the platform answers ${requests} in ${within} for each ${whose}${limit === "analytics" ? ", of all analytics endpoints together" : ""}.`;
}

const pathParameter = (name: string): JsonSchema => ({
  name,
  in: "path",
  required: true,
  description: PATH_PARAMETERS[name],
  schema: { type: "string" },
});

/** One query parameter for every property of the query's schema; what describes the property describes the parameter. */
function queryParameters(query: JsonSchema, convert: SchemaConverter): JsonSchema[] {
  return Object.entries(query.properties as Record<string, JsonSchema>).map(([name, property]) => {
    const { description, example, examples, ...schema } = convert(property);
    const shown = example ?? (examples as unknown[] | undefined)?.[0];
    return {
      name,
      in: "query",
      required: false,
      description,
      schema,
      ...(shown === undefined ? {} : { example: shown }),
    };
  });
}

const jsonOf = (schema: string): JsonSchema => ({
  content: { "application/json": { schema: { $ref: `#/components/schemas/${componentName(schema)}` } } },
});

const answerOf = (description: string, schema: string): JsonSchema => ({ description, ...jsonOf(schema) });
