import { asList, asObject, isObject, type JsonObject, own, textOf, valueAt } from "../../../json/json-value.ts";
import { plainField } from "./plain-field.ts";
import type { ContentView, SectionView } from "./reference-view.ts";
import { describedAt, follow, textAt } from "./schema/follow-refs.ts";
import { entriesAt } from "./schema/merge-schema.ts";
import type { FieldView } from "./schema/schema-view.ts";
import type { Text } from "./text.ts";

/** A security scheme that a request needs, and what is sent for it. Source: OpenAPI 3.2, "Security Scheme Object". */
export interface Credential {
  /** The name that the spec gives the scheme. */
  readonly scheme: string;
  /** `apiKey`, `http`, `oauth2`, `openIdConnect`, `mutualTLS`. */
  readonly type: string;
  /** Where it is sent; absent for what is no part of the request, such as a certificate. */
  readonly sent?: { readonly in: "header" | "query" | "cookie"; readonly name: string; readonly prefix: string };
  /** `basic` if a name and a password are sent. */
  readonly isBasic: boolean;
  /** `x-default`. */
  readonly preset?: string | undefined;
  /** The scopes that the operation needs. */
  readonly scopes: readonly string[];
  readonly object: JsonObject;
}

/** The ways to be let in, each of which is enough; one without credentials needs none. */
export function authorizationWays(operation: JsonObject, spec: unknown): Credential[][] {
  const ways = own(operation, "security") ?? own(asObject(spec), "security");
  return asList(ways)
    .filter(isObject)
    .map((way) => Object.entries(way).map(([scheme, scopes]) => readCredential(scheme, scopes, spec)));
}

function readCredential(scheme: string, scopes: unknown, spec: unknown): Credential {
  const { object } = follow(valueAt(spec, ["components", "securitySchemes", scheme]), spec);
  const type = textAt(object, "type") ?? "";
  const kind = type === "http" ? (textAt(object, "scheme") ?? "").toLowerCase() : "";
  const sent = placeOf(object, type, kind);
  return {
    scheme,
    type,
    ...(sent ? { sent } : {}),
    isBasic: kind === "basic",
    preset: textOf(own(object, "x-default")),
    scopes: asList(scopes).flatMap((scope) => textOf(scope) ?? []),
    object,
  };
}

function placeOf(object: JsonObject, type: string, kind: string): Credential["sent"] {
  switch (type) {
    case "http":
      return kind === ""
        ? undefined
        : { in: "header", name: "Authorization", prefix: `${kind.charAt(0).toUpperCase()}${kind.slice(1)} ` };
    case "oauth2":
    case "openIdConnect":
      return { in: "header", name: "Authorization", prefix: "Bearer " };
    case "apiKey": {
      const [name, place] = [textAt(object, "name"), own(object, "in")];
      if (name === undefined) return undefined;
      return { in: place === "query" || place === "cookie" ? place : "header", name, prefix: "" };
    }
    default:
      return undefined;
  }
}

/** What stands for a credential in examples: `Bearer <token>`. */
export const placeholderOf = ({ sent, isBasic, type }: Credential): string =>
  `${sent?.prefix ?? ""}<${isBasic ? "credentials" : type === "apiKey" ? "key" : "token"}>`;

/** The section about authorization; `undefined` if an operation needs none. */
export function viewAuthorization(ways: readonly (readonly Credential[])[]): SectionView | undefined {
  if (ways.every((way) => way.length === 0)) return undefined;
  const section = { depth: 2 as const, title: ["Authorization"] as const, slug: "authorization" };
  const [only, ...others] = ways;
  if (only && others.length === 0) return { ...section, fields: only.map(viewCredential) };
  const contents = ways.map((way): ContentView => {
    const names = way.map(({ scheme }) => scheme).join(" + ");
    return { title: names || ["No authorization"], fields: way.map(viewCredential) };
  });
  return { ...section, description: ["One of these is enough."], contents };
}

function viewCredential(credential: Credential): FieldView {
  const { scheme, type, sent, scopes, object } = credential;
  const format = textAt(object, "bearerFormat");
  const discovery = textAt(object, "openIdConnectUrl") ?? textAt(object, "oauth2MetadataUrl");
  const description = describedAt(object);
  const facts: Text[] = [
    ...(sent ? [[`in ${sent.in}`] as const, placeholderOf(credential)] : []),
    ...(scheme === sent?.name ? [] : [["scheme: $1", scheme] as const]),
    ...(format === undefined ? [] : [["format: $1", format] as const]),
    ...(discovery === undefined ? [] : [["metadata: $1", discovery] as const]),
    ...(scopes.length > 0
      ? [[type === "oauth2" || type === "openIdConnect" ? "scopes: $1" : "roles: $1", scopes.join(", ")] as const]
      : []),
    ...(own(object, "deprecated") === true ? [["deprecated"] as const] : []),
  ];
  const fields = entriesAt(object, "flows").map(([name, flow]) => viewFlow(name, asObject(flow)));
  const what = { name: sent?.name ?? scheme, type: TYPES.get(type) ?? type, required: true, description };
  return plainField(what, { facts, fields, label: ["Flows"] });
}

const TYPES: ReadonlyMap<string, Text> = new Map<string, Text>([
  ["apiKey", "string"],
  ["http", "string"],
  ["oauth2", "OAuth 2.0"],
  ["openIdConnect", "OpenID Connect"],
  ["mutualTLS", ["client certificate"]],
]);

const FLOW_URLS = ["authorizationUrl", "deviceAuthorizationUrl", "tokenUrl", "refreshUrl"] as const;

/** A flow of OAuth: its addresses, and the scopes that it gives. */
function viewFlow(name: string, flow: JsonObject): FieldView {
  const facts = FLOW_URLS.flatMap((key) => {
    const url = textAt(flow, key);
    return url === undefined ? [] : [["$1: $2", key.replace(/Url$/, " URL"), url] as const];
  });
  const scopes = entriesAt(flow, "scopes").map(([scope, text]) =>
    plainField({ name: scope, ...(typeof text === "string" && text !== "" ? { description: text } : {}) }),
  );
  return plainField({ name, type: ["flow"] }, { facts, fields: scopes, label: ["Scopes"] });
}
