import { asObject, type JsonObject, own, textOf, valueAt } from "../../../json/json-value.ts";
import type { WrittenParameter } from "../../../render/finish/written-parameters.ts";
import { apiSettings } from "../api-settings.ts";
import type { AskedOperation } from "../views/asked-operation.ts";
import { authorizationWays } from "../views/authorization-view.ts";
import type { RequestForm } from "./form-data.ts";
import { requestForm } from "./request-form.ts";

/** The endpoint of a page without a spec: `api` of its front matter. */
export interface WrittenEndpoint {
  readonly method: string;
  /** A path, or a whole address. */
  readonly address: string;
  /** `authMethod` of its front matter (default: that of docs.json). */
  readonly authorization?: unknown;
}

/** The servers that pages without a spec are about, without trailing slash. */
export const writtenServers = (config: unknown): string[] =>
  [valueAt(config, ["api", "mdx", "server"])]
    .flat()
    .flatMap((url) => (typeof url === "string" ? url.replace(/\/$/, "") : []));

/** The form of an endpoint that a page describes by its own fields; `undefined` if no server is known, or none is wanted. */
export function writtenForm(
  { method, address, authorization }: WrittenEndpoint,
  parameters: readonly WrittenParameter[],
  { config, playground }: { config?: unknown; playground?: unknown },
): RequestForm | undefined {
  const settings = apiSettings(config);
  const [, own = "", path = ""] = /^(https?:\/\/[^/]*)?(.*)$/i.exec(address) ?? [];
  const servers = own === "" ? writtenServers(config) : [own];
  if (servers.length === 0 || (playground ?? settings.playground) !== "interactive") return undefined;
  const spec = { components: { securitySchemes: schemesOf(config) } };
  const body = parameters.filter((parameter) => parameter.in === "body");
  const asked: AskedOperation = {
    method,
    path: path.replace(/\/:([A-Za-z_]\w*)/g, "/{$1}") || "/",
    servers: servers.map((url) => ({ url, variables: [] })),
    parameters: parameters.filter((parameter) => parameter.in !== "body").map(toParameter),
    ways: authorizationWays({ security: securityOf(authorization ?? methodOf(config)) }, spec),
    body: body.length === 0 ? undefined : bodyOf(body),
    spec,
  };
  return requestForm(asked, settings);
}

const authorizationOf = (config: unknown): JsonObject => asObject(valueAt(config, ["api", "mdx", "auth"]));

const methodOf = (config: unknown): unknown => own(authorizationOf(config), "method");

/** The ways to be let in that `method` and `authMethod` name. Source: hosted platform's documentation, "api.mdx.auth". */
const schemesOf = (config: unknown): JsonObject => ({
  bearer: { type: "http", scheme: "bearer" },
  basic: { type: "http", scheme: "basic" },
  key: { type: "apiKey", in: "header", name: textOf(own(authorizationOf(config), "name")) ?? "x-api-key" },
});

const securityOf = (method: unknown): JsonObject[] =>
  method === "bearer" || method === "basic" || method === "key" ? [{ [method]: [] }] : [];

const toParameter = (parameter: WrittenParameter): JsonObject => ({
  name: parameter.name,
  in: parameter.in,
  required: parameter.required || parameter.in === "path",
  schema: schemaOf(parameter),
});

function bodyOf(fields: readonly WrittenParameter[]): JsonObject {
  const hasFile = fields.some(({ type }) => type === "file");
  return { content: { [hasFile ? "multipart/form-data" : "application/json"]: { schema: objectOf(fields) } } };
}

const objectOf = (fields: readonly WrittenParameter[]): JsonObject => ({
  type: "object",
  required: fields.filter(({ required }) => required).map(({ name }) => name),
  properties: Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])),
});

function schemaOf(field: WrittenParameter): JsonObject {
  const { type, fields, default: preset, placeholder } = field;
  const about = {
    ...(preset === undefined ? {} : { default: preset }),
    ...(placeholder === undefined ? {} : { example: placeholder }),
  };
  const inside = fields.filter((each) => each.in === "body");
  const list = /^(.*)\[\]$|^array(?:<(.*)>)?$/i.exec(type.trim());
  if (list) {
    const items = schemaOf({ ...field, type: list[1] ?? list[2] ?? "", default: undefined, placeholder: undefined });
    return { type: "array", items, ...about };
  }
  if (inside.length > 0) return { ...objectOf(inside), ...about };
  return { ...typeOf(type), ...about };
}

/** What a type that is written for readers is in a schema; of several (`string | null`), the first. */
function typeOf(written: string): JsonObject {
  const [name = ""] = written.toLowerCase().split(/[|<(\s]/, 1);
  if (name === "file") return { type: "string", format: "binary" };
  const known = [
    ["integer", /^(?:int|integer|int32|int64|long)$/],
    ["number", /^(?:number|float|double|decimal)$/],
    ["boolean", /^bool(?:ean)?$/],
    ["object", /^(?:object|map|record|dict|json)$/],
  ] as const;
  return { type: known.find(([, pattern]) => pattern.test(name))?.[0] ?? "string" };
}
