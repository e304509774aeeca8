import { asList, isObject, type JsonObject, own, textOf } from "../../../json/json-value.ts";
import type { DocumentPart } from "../../../navigation/tree.ts";
import { HTTP_METHODS } from "../../../vocabulary/elements/methods.ts";
import type { ApiSettings } from "../api-settings.ts";
import { codeSamples } from "../samples/code-samples.ts";
import { requestSample } from "../samples/request-sample.ts";
import { readOperation } from "./asked-operation.ts";
import { viewAuthorization } from "./authorization-view.ts";
import { bodyOf, viewContents } from "./body-view.ts";
import { writtenSamples } from "./code-view.ts";
import { listParameters, viewParameters } from "./parameter-view.ts";
import type { BadgeView, ContentView, ReferenceView, SectionView } from "./reference-view.ts";
import { answersOf, responseSections, viewResponses } from "./response-view.ts";
import { describedAt, follow, textAt } from "./schema/follow-refs.ts";
import { entriesAt } from "./schema/merge-schema.ts";
import { SchemaViews } from "./schema/schema-view.ts";
import { SectionSlugs } from "./section-slugs.ts";
import { addressOfServer, viewServers } from "./server-view.ts";
import type { Text } from "./text.ts";

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
    ...(listed.length > 0 ? [{ depth: 2 as const, title: ["Servers"] as const, slug: "servers", fields: listed }] : []),
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
  title: ["Request body"],
  slug: "request-body",
  isRequired: own(body, "required") === true,
  description: textAt(body, "description"),
  contents: viewContents(body, { schemas, direction: isAsked ? "request" : undefined }),
});

/** `x-badges`: names, alone or in objects with a color and a position. */
const badgesOf = (operation: JsonObject): BadgeView[] =>
  asList(own(operation, "x-badges")).flatMap((badge) => {
    const { label, name = label, color, position } = isObject(badge) ? badge : { name: badge };
    const text = textOf(name);
    const shade = typeof color === "string" && /^(?:#[\da-f]{3,8}|[a-z]+)$/i.test(color) ? color : undefined;
    return text === undefined ? [] : [{ text, color: shade, isBefore: position === "before" }];
  });

/** The requests that the server sends for an operation. Source: OpenAPI 3.2, "Callback Object". */
function viewCallbacks(operation: JsonObject, schemas: SchemaViews, slugs: SectionSlugs): SectionView[] {
  const { spec } = schemas;
  const sections = entriesAt(operation, "callbacks").flatMap(([name, value]) =>
    Object.entries(follow(value, spec).object).flatMap(([expression, item]) => {
      const { object } = follow(item, spec);
      return HTTP_METHODS.flatMap((method): SectionView[] => {
        const asked = own(object, method);
        if (!isObject(asked)) return [];
        const title = `${name}: ${method.toUpperCase()} ${expression}`;
        return [viewCallback(title, [asked, object], schemas, slugs)];
      });
    }),
  );
  return sections.length > 0 ? [{ depth: 2, title: ["Callbacks"], slug: slugs.of("Callbacks") }, ...sections] : [];
}

function viewCallback(
  title: string,
  [operation, item]: [JsonObject, JsonObject],
  schemas: SchemaViews,
  slugs: SectionSlugs,
): SectionView {
  const { spec } = schemas;
  const body = bodyOf(operation, spec);
  const parameters = viewParameters(listParameters([operation, item], spec), schemas);
  const responses = viewResponses(operation, { schemas, direction: undefined });
  const titled = (title: Text, contents: readonly ContentView[]): ContentView[] =>
    contents.map((content) => ({ ...content, title: content.title ? ["$1: $2", title, content.title] : title }));
  return {
    depth: 3,
    title,
    slug: slugs.of(title),
    description: describedAt(operation) ?? textAt(operation, "summary"),
    contents: [
      ...parameters.map(({ title, fields = [] }) => ({ title, fields })),
      ...(body ? titled(["Request body"], viewContents(body, { schemas, direction: undefined })) : []),
      ...responses.flatMap(({ status, description, contents }) => {
        const title = ["Response $1", status] as const;
        return [{ title, description }, ...titled(title, contents)];
      }),
    ],
  };
}
