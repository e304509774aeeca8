import { asList, asObject, isObject, type JsonObject, own, valueAt } from "../../../json/json-value.ts";
import { segmentsOf } from "../../../json/pointer.ts";
import { textOf } from "../../../json/text-of.ts";
import type { DocumentPart } from "../../../navigation/tree.ts";
import { verbOf } from "../../../vocabulary/elements/operation-reference.ts";
import type { ApiSettings } from "../api-settings.ts";
import { codeSamples } from "../samples/code-samples.ts";
import { requestSample } from "../samples/request-sample.ts";
import { authorizationWays, type Credential, viewAuthorization } from "./authorization-view.ts";
import { bodyOf, viewContents } from "./body-view.ts";
import { viewCallbacks } from "./callback-view.ts";
import { writtenSamples } from "./code-view.ts";
import { listParameters, viewParameters } from "./parameter-view.ts";
import type { ReferenceView, SectionView } from "./reference-view.ts";
import { answersOf, responseSections, viewResponses } from "./response-view.ts";
import { SchemaViews } from "./schema/schema-view.ts";
import { describedAt, textAt } from "./schema/spec-fields.ts";
import { SectionSlugs } from "./section-slugs.ts";
import { addressOfServer, type Server, serversOf, viewServers } from "./server-view.ts";

/** An operation with all that concerns it, read from its spec. */
export interface AskedOperation {
  readonly method: string;
  readonly path: string;
  readonly servers: readonly Server[];
  readonly parameters: readonly JsonObject[];
  readonly ways: readonly (readonly Credential[])[];
  readonly body: JsonObject | undefined;
  readonly spec: unknown;
}

/** Reads an operation of a spec; a webhook has neither server nor authorization: it is sent to the reader. */
export function readOperation(
  { endpoint }: DocumentPart,
  spec: unknown,
): { object: JsonObject; asked: AskedOperation } {
  const isAsked = endpoint.kind === "operation";
  const segments = segmentsOf(endpoint.pointer);
  const object = asObject(valueAt(spec, segments));
  const isAdditional = segments.at(-2) === "additionalOperations";
  const item = asObject(valueAt(spec, segments.slice(0, isAdditional ? -2 : -1)));
  const asked: AskedOperation = {
    method: verbOf(endpoint).toUpperCase(),
    path: endpoint.path,
    servers: isAsked ? serversOf([object, item, asObject(spec)]) : [],
    parameters: listParameters([object, item], spec),
    ways: isAsked ? authorizationWays(object, spec) : [],
    body: bodyOf(object, spec),
    spec,
  };
  return { object, asked };
}

/** The page of an operation or a webhook. Only the operation and everything it refers to is read from the spec. */
export function viewOperation(node: DocumentPart, spec: unknown, settings: ApiSettings): ReferenceView {
  const { object, asked } = readOperation(node, spec);
  const { method, path, servers, parameters, ways, body } = asked;
  const schemas = new SchemaViews(spec, settings.pillKeys);
  const isAsked = node.endpoint.kind === "operation";
  const [server] = servers;
  const authorization = viewAuthorization(ways);
  const listed = viewServers(servers);
  const slugs = new SectionSlugs();
  const sections: SectionView[] = [
    ...(listed.length > 0 ? [{ depth: 2 as const, title: "Servers", slug: "servers", fields: listed }] : []),
    ...(authorization ? [authorization] : []),
    ...viewParameters(parameters, schemas),
    ...(body ? [viewBody(body, schemas, isAsked)] : []),
  ];
  const responses = viewResponses(object, { schemas, direction: isAsked ? "response" : undefined });
  const generated =
    isAsked && settings.generatesSamples ? codeSamples(requestSample(asked, settings), settings.languages) : [];
  return {
    method,
    address: (server ? addressOfServer(server) : "") + path,
    deprecated: node.endpoint.deprecated,
    badges: badgesOf(object),
    description: describedAt({ ...object, description: node.endpoint.description }),
    code: [...writtenSamples(object), ...generated],
    answers: answersOf(responses),
    sections: [...sections, ...responseSections(responses), ...viewCallbacks(object, schemas, slugs)],
  };
}

const viewBody = (body: JsonObject, schemas: SchemaViews, isAsked: boolean): SectionView => ({
  depth: 2,
  title: "Request body",
  slug: "request-body",
  isRequired: own(body, "required") === true,
  description: textAt(body, "description"),
  contents: viewContents(body, { schemas, direction: isAsked ? "request" : undefined }),
});

/** `x-badges`: names, alone or in objects. */
const badgesOf = (operation: JsonObject): string[] =>
  asList(own(operation, "x-badges")).flatMap(
    (badge) => textOf(isObject(badge) ? (own(badge, "name") ?? own(badge, "label")) : badge) ?? [],
  );
