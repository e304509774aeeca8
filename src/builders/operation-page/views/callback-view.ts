import { isObject, type JsonObject, own } from "../../../json/json-value.ts";
import { HTTP_METHODS } from "../../../vocabulary/elements/methods.ts";
import { bodyOf, viewContents } from "./body-view.ts";
import { listParameters, viewParameters } from "./parameter-view.ts";
import type { ContentView, SectionView } from "./reference-view.ts";
import { viewResponses } from "./response-view.ts";
import { follow } from "./schema/follow-refs.ts";
import { entriesAt } from "./schema/merge-schema.ts";
import type { SchemaViews } from "./schema/schema-view.ts";
import { describedAt, textAt } from "./schema/spec-fields.ts";
import type { SectionSlugs } from "./section-slugs.ts";

/** The requests that the server sends for an operation. Source: OpenAPI 3.2, "Callback Object". */
export function viewCallbacks(operation: JsonObject, schemas: SchemaViews, slugs: SectionSlugs): SectionView[] {
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
  return sections.length > 0 ? [{ depth: 2, title: "Callbacks", slug: slugs.of("Callbacks") }, ...sections] : [];
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
  const titled = (title: string, contents: readonly ContentView[]): ContentView[] =>
    contents.map((content) => ({ ...content, title: content.title ? `${title}: ${content.title}` : title }));
  return {
    depth: 3,
    title,
    slug: slugs.of(title),
    description: describedAt(operation) ?? textAt(operation, "summary"),
    contents: [
      ...parameters.map(({ title, fields = [] }) => ({ title, fields })),
      ...(body ? titled("Request body", viewContents(body, { schemas, direction: undefined })) : []),
      ...responses.flatMap(({ status, description, contents }) => {
        const title = `Response ${status}`;
        return [{ title, description }, ...titled(title, contents)];
      }),
    ],
  };
}
