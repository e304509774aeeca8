import type { FormCredential, FormParameter, FormServer } from "./form-data.ts";
import { say } from "./form-words.ts";

/** What a reader has written into the form of an operation. */
export interface Written {
  readonly server: FormServer | undefined;
  readonly variables: ReadonlyMap<string, string>;
  readonly credentials: readonly (readonly [FormCredential, string])[];
  /** Without empty values. */
  readonly parameters: readonly (readonly [FormParameter, string])[];
  readonly body: { readonly mediaType: string; readonly content: BodyInit } | undefined;
}

/** A request as `fetch` takes it. */
export interface MadeRequest {
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: BodyInit | undefined;
  /** Cookies that the request needs, which no script can set for another site. */
  readonly cookies: readonly string[];
}

/**
 * Makes the request of a form.
 *
 * @throws Error for an address that is none, or leads to anything but a web server
 */
export function makeRequest(
  path: string,
  { server, variables, credentials, parameters, body }: Written,
  page: string,
): MadeRequest {
  const base = (server?.url ?? "").replace(/\{([^{}]*)\}/g, (whole, name: string) => variables.get(name) ?? whole);
  const inPlace = (place: FormParameter["in"]) => parameters.filter(([parameter]) => parameter.in === place);
  const filled = path.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const found = inPlace("path").find(([parameter]) => parameter.name === name);
    return found ? partsOf(found[1]).map(encodeURIComponent).join(",") : whole;
  });
  const url = new URL(base.replace(/\/$/, "") + filled, page);
  if (url.protocol !== "https:" && url.protocol !== "http:") throw new Error(say("$1 is not the web", url.protocol));
  for (const [parameter, value] of inPlace("query")) {
    for (const [name, part] of queryPairs(parameter, value)) url.searchParams.append(name, part);
  }
  const headers: [string, string][] = inPlace("header").map(([{ name }, value]) => [name, partsOf(value).join(",")]);
  const cookies = inPlace("cookie").map(([{ name }]) => name);
  for (const [credential, value] of credentials) {
    const sent = sentValue(credential, value);
    if (credential.in === "header") headers.push([credential.name, sent]);
    else if (credential.in === "query") url.searchParams.append(credential.name, sent);
    else cookies.push(credential.name);
  }
  // The browser names the boundary of a form with files itself.
  if (body && !(body.content instanceof FormData)) headers.push(["Content-Type", body.mediaType]);
  return { url: url.href, headers, body: body?.content, cookies };
}

/** A credential as it is sent; its prefix, such as `Bearer`, may have been typed. */
function sentValue({ prefix, isBasic }: FormCredential, value: string): string {
  const isTyped = !isBasic && value.toLowerCase().startsWith(prefix.toLowerCase());
  return isTyped ? value : prefix + (isBasic ? base64(value) : value);
}

/** The items of a list that is written as JSON, else the text itself. */
function partsOf(value: string): string[] {
  const parsed = parseJson(value);
  return Array.isArray(parsed) ? parsed.map(textOf) : [value];
}

/** A parameter of the query by its style. Source: OpenAPI 3.2, "Style Examples". */
function queryPairs(
  { name, type, style = "form", explode = style === "form" || style === "deepObject" }: FormParameter,
  value: string,
): [string, string][] {
  const parsed = type === "string" ? undefined : parseJson(value);
  if (Array.isArray(parsed)) {
    const parts = parsed.map(textOf);
    const separator = { spaceDelimited: " ", pipeDelimited: "|" }[style] ?? ",";
    return explode ? parts.map((part) => [name, part]) : [[name, parts.join(separator)]];
  }
  if (typeof parsed !== "object" || parsed === null) return [[name, value]];
  const entries = Object.entries(parsed).map(([key, part]) => [key, textOf(part)] as const);
  if (style === "deepObject") return entries.map(([key, part]) => [`${name}[${key}]`, part]);
  return explode ? entries.map(([key, part]) => [key, part]) : [[name, entries.flat().join(",")]];
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
