import { asObject, isObject, type JsonObject, own, valueAt } from "../../../json/json-value.ts";
import { follow } from "./follow-refs.ts";
import { type FieldView, viewSchema } from "./schema-view.ts";
import { textAt } from "./spec-fields.ts";

/** What a request needs so that its sender is let in. */
export interface AuthorizationView {
  /** Name and value of a header, as they are sent. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Name and value of parameters in the address. */
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly fields: readonly FieldView[];
}

const NONE: AuthorizationView = { headers: [], query: [], fields: [] };

/** The first way to be let in that an operation names, or else its spec. */
export function viewAuthorization(operation: JsonObject, spec: unknown): AuthorizationView {
  const ways = own(operation, "security") ?? own(asObject(spec), "security");
  const [first] = Array.isArray(ways) ? ways : [];
  if (!isObject(first)) return NONE;
  const schemes = Object.keys(first).flatMap((name) => {
    const { object } = follow(valueAt(spec, ["components", "securitySchemes", name]), spec);
    const sent = sentFor(object);
    return sent ? [{ ...sent, description: textAt(object, "description") }] : [];
  });
  const inPlace = (place: Sent["place"]) =>
    schemes.filter((scheme) => scheme.place === place).map(({ name, value }) => [name, value] as const);
  return {
    headers: inPlace("header"),
    query: inPlace("query"),
    fields: schemes.map(({ name, value, place, description }) => ({
      name,
      required: true,
      schema: {
        ...viewSchema({ type: "string" }, spec),
        facts: [`in ${place}`, value],
        ...(description === undefined ? {} : { description }),
      },
    })),
  };
}

interface Sent {
  readonly place: "header" | "query";
  readonly name: string;
  readonly value: string;
}

/** What is sent for a security scheme; `undefined` for one that is no part of the request. */
function sentFor(scheme: JsonObject): Sent | undefined {
  const name = textAt(scheme, "name");
  switch (own(scheme, "type")) {
    case "http": {
      const kind = textAt(scheme, "scheme")?.toLowerCase();
      const value = kind === "basic" ? "Basic <credentials>" : kind === "bearer" ? "Bearer <token>" : `${kind} <token>`;
      return kind === undefined ? undefined : { place: "header", name: "Authorization", value };
    }
    case "oauth2":
    case "openIdConnect":
      return { place: "header", name: "Authorization", value: "Bearer <token>" };
    case "apiKey":
      if (name === undefined) return undefined;
      if (own(scheme, "in") === "cookie") return { place: "header", name: "Cookie", value: `${name}=<key>` };
      return { place: own(scheme, "in") === "query" ? "query" : "header", name, value: "<key>" };
    default:
      return undefined;
  }
}
