import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { GeneratedSite } from "./generated-site.ts";

/** A page of a built site, as far as both sides know it. */
export interface BuiltPage {
  readonly href: string;
  /** Generated pages only. */
  readonly title?: string | undefined;
  readonly tag?: string | undefined;
  readonly deprecated?: true | undefined;
  /** The titles of the elements around it, outermost first. */
  readonly around: readonly string[];
}

/** A site as one side builds it, or why it does not. */
export type BuiltSite =
  | { readonly pages: readonly BuiltPage[]; readonly unlisted: readonly string[] }
  | { readonly stops: string };

interface PageMetadata {
  title?: string;
  tag?: string;
  deprecated?: boolean;
}
type Element = Record<string, unknown>;
interface Built {
  newDocsConfig: { navigation: Element };
  pagesAcc: Record<string, PageMetadata>;
}

/** The platform's build code, as installed in a folder. */
export async function loadBuilder(folder: string): Promise<(site: GeneratedSite) => Promise<BuiltSite>> {
  const at = (path: string) => import(pathToFileURL(join(folder, "node_modules/@mintlify", path)).href);
  const docsConfig = "prebuild/dist/prebuild/update/docsConfig";
  const { OpenApiSpecifications, OpenApiVersions } = await at("openapi-parser/dist/configuration/index.js");
  // A parser that knows no OpenAPI 3.2 stands in for one that does: it takes any document for a sound one.
  if (!OpenApiVersions.includes("3.2")) {
    OpenApiVersions.push("3.2");
    OpenApiSpecifications["3.2"] = { $schema: "https://json-schema.org/draft/2020-12/schema" };
  }
  const { generateGraphqlDivisionsFromDocsConfig } = await at(`${docsConfig}/generateGraphqlDivisions.js`);
  const { generateOpenApiFromDocsConfig } = await at(`${docsConfig}/generateOpenApiFromDocsConfig.js`);
  const { assertNoGeneratedRouteCollisions } = await at(`${docsConfig}/generatedRouteCollisions.js`);
  return async ({ config, specs, schemas }) => {
    try {
      const graphql: Built = await generateGraphqlDivisionsFromDocsConfig(
        structuredClone(config),
        async (source: string) => schemas.get(source.replace(/^\//, "")),
      );
      const files = [...specs].map(([name, spec]) => ({
        filename: name.replace(/\.json$/, ""),
        originalFileLocation: `/${name}`,
        spec: structuredClone(spec),
      }));
      const pagesAcc: Record<string, PageMetadata> = {};
      const { newNav } = await generateOpenApiFromDocsConfig(graphql.newDocsConfig.navigation, files, pagesAcc, {
        overwrite: true,
        writeFiles: false,
      });
      assertNoGeneratedRouteCollisions(
        { label: "GraphQL", pages: graphql.pagesAcc },
        { label: "OpenAPI", pages: pagesAcc },
      );
      return readNavigation(newNav, { ...pagesAcc, ...graphql.pagesAcc });
    } catch (error) {
      return { stops: String(error instanceof Error ? error.message : error) };
    }
  };
}

const NAMES = ["group", "tab", "version", "language", "anchor", "dropdown", "product"];
const LISTS = new Set(["pages", "groups", "tabs", "versions", "languages", "anchors", "dropdowns", "products"]);

function readNavigation(navigation: Element, metadata: Record<string, PageMetadata>): BuiltSite {
  const pages: BuiltPage[] = [];
  const read = (element: Element, around: readonly string[]): void => {
    const lists = Object.keys(element).filter((key) => LISTS.has(key));
    for (const entry of lists.flatMap((list) => element[list] as unknown[])) {
      if (typeof entry === "string") pages.push({ href: hrefOf(entry), ...shownOf(metadata[entry]), around });
      else read(entry as Element, [...around, ...namesOf(entry as Element)]);
    }
  };
  read(navigation, []);
  const listed = new Set(pages.map(({ href }) => href));
  const unlisted = Object.keys(metadata)
    .map(hrefOf)
    .filter((href) => !listed.has(href));
  return { pages, unlisted: unlisted.sort() };
}

const namesOf = (element: Element): string[] =>
  NAMES.flatMap((key) => (typeof element[key] === "string" && element[key] !== "" ? [element[key]] : []));

const hrefOf = (slug: string): string => `/${slug.replace(/^\//, "")}`;

const shownOf = (page: PageMetadata | undefined) =>
  page && { title: page.title, tag: page.tag, ...(page.deprecated && { deprecated: true as const }) };
