import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { filePointer } from "../../diagnostic/diagnostic.ts";
import { groupBy } from "../../diagnostic/group-by.ts";
import { type PageMention, pageMentions } from "../../edit/pages/page-mentions.ts";
import type { JsonObject } from "../../json/json-value.ts";
import { filesWithOpenapi } from "../../navigation/pages/files-with-openapi.ts";
import { specsInEffect } from "../../navigation/queries/specs-in-effect.ts";
import { SpecLibrary } from "../../navigation/specs/spec-library.ts";
import { prepareSpecNames } from "../../navigation/specs/specs-of-name.ts";
import type { ResolvedNavigation } from "../../navigation/tree.ts";
import { frontMatterEnd } from "../../pages/front-matter/front-matter-end.ts";
import { frontMatterFields } from "../../pages/front-matter/front-matter-fields.ts";
import type { Operation } from "../../references/openapi/operation.ts";
import type { Site } from "../../site/load-site.ts";
import { entryOfOperation, referenceOf } from "../../vocabulary/elements/operation-reference.ts";
import { normalizeSpecSource } from "../../vocabulary/elements/spec-name.ts";
import { fileOfPage } from "../../vocabulary/files/site-files.ts";

/** A page file that has no content except the operation it shows, and its other front matter. */
export interface EndpointPage {
  readonly path: string;
  readonly file: string;
  readonly text: string;
  readonly spec: string;
  readonly operation: Operation;
  /** The front matter without `openapi`, and without values that the operation has itself. */
  readonly carried: JsonObject;
  /** The places where the navigation names it. */
  readonly mentions: readonly PageMention[];
  /** The same places as diagnostics name them: file, `#` and pointer. */
  readonly places: readonly string[];
  /** The reference that takes its place in the navigation. */
  readonly entry: string;
}

/** A page that stays, and why. */
export interface StayingPage {
  readonly path: string;
  readonly reason: string;
}

/** A page, and the operation that it is about. */
interface ShowingPage {
  readonly path: string;
  readonly spec: string;
  readonly operation: Operation;
}

/** The page files that show an operation, by whether a reference can replace them. */
export async function findEndpointPages(
  site: Site,
  navigation: ResolvedNavigation,
): Promise<{ replaceable: EndpointPage[]; staying: StayingPage[] }> {
  const mentions = groupBy(pageMentions(site.config), ({ path }) => path);
  const inEffect = specsInEffect(navigation);
  const { showing, staying } = findShowingPages(site, inEffect);
  const generated = new Set(
    navigation.pages.flatMap((page) => (page.type === "operation" && page.generated ? [page.spec] : [])),
  );
  const replaceable: EndpointPage[] = [];
  for (const pages of groupBy(showing, ({ spec, operation }) => `${spec} ${referenceOf(operation)}`).values()) {
    for (const page of pages) {
      const { path, spec, operation } = page;
      const places = mentions.get(path) ?? [];
      const reference = referenceOf(operation);
      const reason =
        (pages.length > 1 ? `${pages.length} pages show ${reference}` : undefined) ??
        (places.some(({ index }) => index === undefined) ? "it is the main page of a group" : undefined) ??
        (site.pages.get(path)?.hidden ? "it is hidden" : undefined);
      const read = reason === undefined ? await readEndpointPage(site, path, operation) : { reason };
      if ("reason" in read) {
        staying.push({ path, reason: read.reason });
        continue;
      }
      const isPlain = inEffect.get(path)?.[0]?.[0] === spec && !generated.has(spec);
      const written = entryOfOperation(operation);
      replaceable.push({
        ...page,
        ...read,
        mentions: places,
        places: places.map(({ pointer }) => filePointer(site.source.origin(pointer))),
        entry: isPlain ? written : `${spec} ${written}`,
      });
    }
  }
  return { replaceable, staying };
}

/** Finds the operation of each page that names one: in the spec it names, else in those in effect, else in the only one that has it. */
function findShowingPages(
  { pages, documents }: Site,
  inEffect: ReturnType<typeof specsInEffect>,
): { showing: ShowingPage[]; staying: StayingPage[] } {
  const specs = documents.indexes("openapi");
  const library = new SpecLibrary(specs);
  const named = prepareSpecNames(specs.keys());
  const showing: ShowingPage[] = [];
  const staying: StayingPage[] = [];
  for (const { path, wanted } of filesWithOpenapi(pages)) {
    const { spec, method, text } = wanted;
    const sources =
      spec === undefined
        ? library.find(method, wanted.path).map(({ source }) => source)
        : named(normalizeSpecSource(spec));
    const having = sources.flatMap((spec) => {
      const operation = specs.get(spec)?.value?.find(method, wanted.path);
      return operation ? [{ path, spec, operation }] : [];
    });
    const near = having.find(({ spec }) => inEffect.get(path)?.[0]?.includes(spec));
    const [only, ...more] = having;
    if (near) showing.push(near);
    else if (!only && spec !== undefined && sources.length === 0) {
      staying.push({ path, reason: `its spec ${spec} can't be read` });
    } else if (!only) staying.push({ path, reason: `no spec has ${text}` });
    else if (more.length === 0) showing.push(only);
    else staying.push({ path, reason: `${having.length} specs have ${text}: name one in its front matter` });
  }
  return { showing, staying };
}

async function readEndpointPage(
  { folder, pages }: Site,
  path: string,
  { summary, description }: Operation,
): Promise<Pick<EndpointPage, "file" | "text" | "carried"> | { reason: string }> {
  const file = fileOfPage(path, pages.get(path));
  const text = await readFile(join(folder, file), "utf8");
  const end = frontMatterEnd(text);
  if (typeof end !== "number" || text.slice(end).trim() !== "") return { reason: "it has content of its own" };
  const fields = frontMatterFields(text.slice(0, end));
  if (!fields) return { reason: "its front matter is not YAML" };
  const said = new Map<string, unknown>([
    ["title", summary],
    ["description", description],
  ]);
  const carried = Object.entries(fields).filter(
    ([key, value]) => key !== "openapi" && !(said.has(key) && said.get(key) === value),
  );
  return { file, text, carried: Object.fromEntries(carried) };
}
