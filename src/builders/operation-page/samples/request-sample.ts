import { asObject, isObject, type JsonObject, own, textOf } from "../../../json/json-value.ts";
import type { ApiSettings } from "../api-settings.ts";
import type { AskedOperation } from "../views/asked-operation.ts";
import { type Credential, placeholderOf } from "../views/authorization-view.ts";
import { mainContent } from "../views/body-view.ts";
import { viewExamples } from "../views/code-view.ts";
import { follow } from "../views/schema/follow-refs.ts";
import { entriesAt } from "../views/schema/merge-schema.ts";
import { sampleValue } from "../views/schema/sample-value.ts";
import { addressOfServer } from "../views/server-view.ts";

type Pair = readonly [name: string, value: string];

/** A request as examples show it. */
export interface RequestSample {
  readonly method: string;
  /** With server, without query: names of the path are in braces. */
  readonly url: string;
  readonly query: readonly Pair[];
  readonly headers: readonly Pair[];
  readonly cookies: readonly Pair[];
  readonly body:
    | { readonly mediaType: string; readonly text: string | undefined; readonly fields: readonly Pair[] }
    | undefined;
}

/** An example of a request, with what it must have; and with the rest, unless the settings say otherwise. */
export function requestSample(
  asked: AskedOperation,
  { onlyRequired }: Pick<ApiSettings, "onlyRequired">,
): RequestSample {
  const { method, path, servers, parameters, ways, body, spec } = asked;
  const [server] = servers;
  const [way = []] = ways;
  const pairsIn = (place: string): Pair[] => [
    ...parameters.flatMap((parameter) => {
      const isShown = own(parameter, "required") === true || (!onlyRequired && hasExample(parameter, spec));
      return own(parameter, "in") === place && isShown ? pairsOf(parameter, spec) : [];
    }),
    ...credentialsIn(place, way),
  ];
  const content = mainContent(body, spec);
  return {
    method,
    url: (server ? addressOfServer(server) : "") + path,
    query: pairsIn("query"),
    headers: [
      ...pairsIn("header").filter(([name]) => content === undefined || !isContentType(name)),
      ...(content ? [["Content-Type", content[0]] as const] : []),
    ],
    cookies: pairsIn("cookie"),
    body: content && bodySample(content, spec),
  };
}

/** The header that a body decides, whatever a parameter says (OpenAPI 3.2, "Parameter Object"). */
export const isContentType = (header: string): boolean => header.toLowerCase() === "content-type";

const credentialsIn = (place: string, way: readonly Credential[]): Pair[] =>
  way.flatMap((credential): Pair[] =>
    credential.sent?.in === place ? [[credential.sent.name, placeholderOf(credential)]] : [],
  );

/** Whether a parameter says itself what may be sent: a made-up value would narrow a query. */
function hasExample(parameter: JsonObject, spec: unknown): boolean {
  const { object: schema } = follow(own(parameter, "schema"), spec);
  return ["example", "examples"].some((key) => [parameter, schema].some((holder) => own(holder, key) !== undefined));
}

/** A parameter as name and value; an array as several of one name. */
function pairsOf(parameter: JsonObject, spec: unknown): Pair[] {
  const name = textOf(own(parameter, "name"));
  if (name === undefined) return [];
  const value = exampleOf(parameter, spec);
  const values = Array.isArray(value) && own(parameter, "explode") !== false ? value : [value];
  return values.map((each) => [name, textOf(each) ?? JSON.stringify(each)]);
}

/** The value of a parameter in examples: its own, or one made from its schema. */
export function exampleOf(parameter: JsonObject, spec: unknown): unknown {
  const [named] = entriesAt(parameter, "examples").map(([, value]) => own(follow(value, spec).object, "value"));
  return own(parameter, "example") ?? named ?? sampleValue(own(parameter, "schema"), spec, "request");
}

function bodySample([mediaType, content]: readonly [string, JsonObject], spec: unknown): RequestSample["body"] {
  const schema = own(content, "schema");
  const [example] = viewExamples(content, { schema, mediaType, spec, direction: "request" });
  if (!isForm(mediaType)) return { mediaType, text: example?.text, fields: [] };
  const value = example === undefined ? sampleValue(schema, spec, "request") : parsed(example.text);
  const fields = Object.entries(asObject(value)).map(
    ([name, each]): Pair => [name, isObject(each) || Array.isArray(each) ? JSON.stringify(each) : String(each)],
  );
  return { mediaType, text: undefined, fields };
}

/** Whether a body is a list of names and values. */
export const isForm = (mediaType: string): boolean =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(mediaType);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return Object.fromEntries(new URLSearchParams(text));
  }
}
