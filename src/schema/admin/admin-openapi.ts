import type { JsonSchema } from "../json/json-schema.ts";
import { type OpenApiVersion, type SchemaConverter, schemaConverter } from "./openapi-form.ts";

export interface AdminOpenApiOptions {
  /** The address of the API. Default: a server variable, `baseUrl`, for whoever reads the document to fill in. */
  serverUrl?: string | undefined;
  /** Default `"3.0.1"`, the version that the platform describes itself in. */
  openapi?: OpenApiVersion | undefined;
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

/** The published JSON Schemas that the document is made of. */
export interface AdminJsonSchemas {
  AgentJob: JsonSchema;
  AdminError: JsonSchema;
  AssistantConversation: JsonSchema;
  ConversationPage: JsonSchema;
  /** Becomes the query parameters, not a component. */
  ConversationQuery: JsonSchema;
}

/** The answers of this implementation that the specification does not show, by the name of the component. */
const ADDED_ERRORS = {
  400: ["InvalidParameter", "A parameter is not valid; the message names each one."],
  401: ["Unauthorized", "The key is missing, unknown, or belongs to another project."],
  405: ["MethodNotAllowed", "The path has no such method; the header `Allow` lists those that it has."],
  408: ["RequestTimeout", "The request did not arrive in time."],
  431: ["HeadersTooLarge", "The headers are too large."],
  500: ["InternalError", "The server failed. Trying again later may help."],
} as const;

/** The analytics endpoint has no 404 of its own; a path without a project is no path of the API. */
const NOTHING_HERE = ["NothingHere", "There is nothing at this path: the project ID is empty."] as const;

const NOT_SPECIFIED = "Not in the platform's specification: an answer of this implementation.";

/** Describes both endpoints in OpenAPI, from the JSON Schemas of their resources. Source: specification, "Endpoints". */
export function describeAdminApi(
  { ConversationQuery, ...components }: AdminJsonSchemas,
  { serverUrl, openapi = "3.0.1" }: AdminOpenApiOptions = {},
): AdminOpenApiDocument {
  const convert = schemaConverter(openapi, components);
  return {
    openapi,
    info: {
      title: "Admin API",
      version: "2.0.0",
      description:
        "The admin API: follow agent jobs, and export the conversations that readers had with the assistant.",
    },
    servers: [serverUrl === undefined ? OPEN_SERVER : { url: serverUrl }],
    security: [{ adminKey: [] }],
    tags: [
      { name: "agent", description: "Jobs of the agent that works on the documentation's repository." },
      { name: "assistant", description: "Conversations of readers with the assistant." },
    ],
    paths: {
      "/v2/agent/{projectId}/job/{id}": { get: agentJobOperation() },
      "/v1/analytics/{projectId}/assistant": { get: conversationsOperation(ConversationQuery, convert) },
    },
    components: describeComponents(components, convert),
  };
}

function describeComponents(
  schemas: Omit<AdminJsonSchemas, "ConversationQuery">,
  convert: SchemaConverter,
): AdminOpenApiDocument["components"] {
  const responses = [...Object.values(ADDED_ERRORS), NOTHING_HERE].map(([name, description]) => [
    name,
    { ...answerOf(`${description} ${NOT_SPECIFIED}`, "AdminError"), "x-implementation-specific": true },
  ]);
  return {
    schemas: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, convert(schema, name)])),
    parameters: {
      ProjectId: pathParameter("projectId", "The project ID, copied from the API keys page of the dashboard."),
    },
    responses: Object.fromEntries(responses),
    securitySchemes: {
      adminKey: {
        type: "http",
        scheme: "bearer",
        description: "An admin API key, which starts with `svc_`: a server-side secret.",
      },
    },
  };
}

const OPEN_SERVER: JsonSchema = {
  url: "{baseUrl}",
  variables: { baseUrl: { default: "https://api.example.com", description: "The address of the API server." } },
};

const agentJobOperation = (): JsonSchema => ({
  operationId: "getAgentJob",
  tags: ["agent"],
  summary: "Get an agent job",
  description:
    "The current status and details of an agent job. Poll it until `status` is `completed`, `archived` or `failed`.",
  parameters: [PROJECT_ID, pathParameter("id", "Identifies the agent job.")],
  responses: {
    200: answerOf("The job as it is now.", "AgentJob"),
    404: answerOf("The job was not found.", "AdminError"),
    ...addedErrors(),
  },
});

const conversationsOperation = (query: JsonSchema, convert: SchemaConverter): JsonSchema => ({
  operationId: "getAssistantConversations",
  tags: ["assistant"],
  summary: "Get assistant conversations",
  description:
    "Exports the history of conversations with the assistant, page by page: continue with `nextCursor` while `hasMore` is true.",
  parameters: [PROJECT_ID, ...queryParameters(query, convert)],
  responses: {
    200: answerOf("A page of conversations.", "ConversationPage"),
    404: { $ref: "#/components/responses/NothingHere" },
    ...addedErrors(),
  },
});

const PROJECT_ID = { $ref: "#/components/parameters/ProjectId" };

const pathParameter = (name: string, description: string): JsonSchema => ({
  name,
  in: "path",
  required: true,
  description,
  schema: { type: "string" },
});

/** One query parameter for every property of the query's schema; what describes the property describes the parameter. */
function queryParameters(query: JsonSchema, convert: SchemaConverter): JsonSchema[] {
  const required = new Set((query.required as string[] | undefined) ?? []);
  return Object.entries(query.properties as Record<string, JsonSchema>).map(([name, property]) => {
    const { description, example, examples, ...schema } = convert(property);
    const shown = example ?? (examples as unknown[] | undefined)?.[0];
    return {
      name,
      in: "query",
      required: required.has(name),
      description,
      schema,
      ...(shown === undefined ? {} : { example: shown }),
    };
  });
}

const answerOf = (description: string, schema: keyof AdminJsonSchemas): JsonSchema => ({
  description,
  content: { "application/json": { schema: { $ref: `#/components/schemas/${schema}` } } },
});

const addedErrors = (): JsonSchema =>
  Object.fromEntries(
    Object.entries(ADDED_ERRORS).map(([status, [name]]) => [status, { $ref: `#/components/responses/${name}` }]),
  );
