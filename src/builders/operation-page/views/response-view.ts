import { asObject, type JsonObject, own, textOf } from "../../../json/json-value.ts";
import { type Viewing, viewContents } from "./body-view.ts";
import type { CodeView } from "./code-view.ts";
import { viewHeaders } from "./parameter-view.ts";
import { plainField } from "./plain-field.ts";
import type { ContentView, SectionView } from "./reference-view.ts";
import { describedAt, follow, textAt } from "./schema/follow-refs.ts";
import { entriesAt } from "./schema/merge-schema.ts";
import type { Text } from "./text.ts";

/** A response: its status, and all that its spec says of it. */
export interface ResponseView {
  readonly status: string;
  readonly description: string | undefined;
  readonly contents: readonly ContentView[];
}

export const viewResponses = (operation: JsonObject, viewing: Viewing): ResponseView[] =>
  entriesAt(operation, "responses")
    .filter(([status]) => !status.startsWith("x-"))
    .map(([status, response]) => {
      const { object } = follow(response, viewing.schemas.spec);
      const headers = viewHeaders(object, viewing);
      const links = viewLinks(object, viewing.schemas.spec);
      return {
        status,
        description: describedAt(object) ?? textAt(object, "summary"),
        contents: [
          ...(headers.length > 0 ? [{ title: ["Headers"] as const, fields: headers }] : []),
          ...viewContents(object, viewing),
          ...(links.length > 0 ? [{ title: ["Links"] as const, fields: links }] : []),
        ],
      };
    });

export const responseSections = (responses: readonly ResponseView[]): SectionView[] =>
  responses.length === 0
    ? []
    : [
        { depth: 2, title: ["Responses"], slug: "responses" },
        ...responses.map(
          ({ status, description, contents }): SectionView => ({
            depth: 3,
            title: status,
            slug: `response-${status.toLowerCase().replace(/[^\w-]/g, "-")}`,
            description,
            contents,
          }),
        ),
      ];

/** All examples of all responses, each named by its status, and what tells it from others of the same. */
export const answersOf = (responses: readonly ResponseView[]): CodeView[] =>
  responses.flatMap(({ status, contents }) => {
    const bodies = contents.filter(({ examples = [] }) => examples.length > 0);
    return bodies.flatMap(({ mediaType, examples = [] }) =>
      examples.map((example) => {
        const words = [status, ...(bodies.length > 1 ? [mediaType] : []), ...(example.title ? [example.title] : [])];
        return { ...example, title: words.join(" · ") };
      }),
    );
  });

/** What a response gives for other operations. Source: OpenAPI 3.2, "Link Object". */
const viewLinks = (response: JsonObject, spec: unknown) =>
  entriesAt(response, "links").map(([name, value]) => {
    const { object: link } = follow(value, spec);
    const description = describedAt(link);
    const operation = textAt(link, "operationId") ?? textAt(link, "operationRef");
    const body = own(link, "requestBody");
    const server = textAt(asObject(own(link, "server")), "url");
    const facts: Text[] = [
      ...(operation === undefined ? [] : [["operation: $1", operation] as const]),
      ...(body === undefined ? [] : [["body: $1", textOf(body) ?? JSON.stringify(body)] as const]),
      ...(server === undefined ? [] : [["server: $1", server] as const]),
    ];
    const fields = entriesAt(link, "parameters").map(([name, value]) =>
      plainField({ name }, { facts: [textOf(value) ?? JSON.stringify(value)] }),
    );
    return plainField({ name, type: ["link"], description }, { facts, fields });
  });
