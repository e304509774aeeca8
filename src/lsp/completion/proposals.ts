import type { CompletionItem, CompletionItemKind, CompletionList, Range } from "vscode-languageserver-protocol";
import { iconNames } from "../../icons/icon-names.ts";
import { asObject } from "../../json/json-value.ts";
import { preparePublished } from "../../navigation/pages/published-pages.ts";
import { titleOfPath } from "../../navigation/pages/title-of-path.ts";
import { folderOf } from "../../vocabulary/addresses/root-path.ts";
import { PUBLISHED_KINDS } from "../../vocabulary/elements/document-kinds.ts";
import { isDataFile } from "../../vocabulary/files/site-files.ts";
import { type IconLibrary, libraryOf } from "../../vocabulary/platform/icon-libraries.ts";
import type { SiteView } from "../site-view.ts";

/** Something that may be written at the cursor. */
export interface Proposal {
  readonly value: string;
  readonly kind: CompletionItemKind;
  /** Beside the value: a title, a summary. */
  readonly detail?: string | undefined;
  /** Behind it, in gray: where it is listed already. */
  readonly note?: string | undefined;
  readonly documentation?: string | undefined;
  /** Lower ones come first (default 5). */
  readonly rank?: number;
  readonly isDeprecated?: boolean;
  /** Written instead of the value. */
  readonly text?: string;
}

export const KINDS = {
  property: 10,
  value: 12,
  file: 17,
  reference: 18,
  constant: 21,
  operation: 2,
  variable: 6,
  icon: 16,
  snippet: 15,
  class: 7,
  function: 3,
} as const satisfies Record<string, CompletionItemKind>;

/** How many proposals an answer has; the client asks again with more letters. */
const MOST = 500;

/** What an item writes. */
export type WrittenValue = Pick<CompletionItem, "filterText" | "insertTextFormat" | "additionalTextEdits"> & {
  readonly textEdit: { readonly range: Range; readonly newText: string };
};

/**
 * Makes a list of proposals, without those that have nothing of what is typed. Those that begin with it are first, then those
 * that contain it.
 */
export function listOf(
  proposals: readonly Proposal[],
  typed: string,
  write: (proposal: Proposal) => WrittenValue,
): CompletionList {
  const wanted = typed.toLowerCase();
  const fitting = proposals.flatMap((proposal, index) => {
    const { value, detail, rank = 5 } = proposal;
    const fit = fitOf(`${value} ${detail ?? ""}`.toLowerCase(), wanted);
    // What VS Code's service for JSON offers besides begins with a quotation mark: ours comes first.
    return fit === undefined ? [] : { proposal, sortText: `!${fit}${rank}${String(index).padStart(5, "0")}` };
  });
  fitting.sort((a, b) => (a.sortText < b.sortText ? -1 : 1));
  const items = fitting.slice(0, MOST).map(({ proposal, sortText }): CompletionItem => {
    const { value, kind, detail, note, documentation, isDeprecated } = proposal;
    const written = write(proposal);
    // Some clients show this of all items, and the detail of the chosen one alone.
    const shown = [detail, note].filter((each) => each !== undefined).join(" · ");
    return {
      label: value,
      kind,
      filterText: written.textEdit.newText,
      sortText,
      ...written,
      ...(detail === undefined ? {} : { detail }),
      ...(shown === "" ? {} : { labelDetails: { description: shown } }),
      ...(documentation === undefined ? {} : { documentation: { kind: "markdown", value: documentation } }),
      ...(isDeprecated ? { tags: [1] } : {}),
    };
  });
  return { isIncomplete: fitting.length > MOST, items };
}

/** How well a text fits letters: begins with them, contains them, has them in their order. */
function fitOf(text: string, letters: string): number | undefined {
  const at = text.indexOf(letters);
  if (at >= 0) return at === 0 ? 0 : 1;
  return contains(text, letters) ? 2 : undefined;
}

/** Whether a text has the letters of another, in their order. */
function contains(text: string, letters: string): boolean {
  let at = 0;
  for (const letter of letters) {
    at = text.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/**
 * The pages of a site: first the pages that are not listed, and the pages in the folder of the entries around.
 *
 * @param near the folder
 */
export function pageProposals(
  { site, navigation }: SiteView,
  near: string,
  toValue = (path: string) => path,
): Proposal[] {
  const listed = new Map(
    navigation?.pages.flatMap((page) => (page.type === "page" ? [[page.path, page] as const] : [])),
  );
  const isPublished = navigation ? preparePublished(navigation) : () => true;
  return [...site.pages].flatMap(([path, page]) => {
    if (!listed.has(path) && !isPublished(path, page)) return [];
    const at = listed.get(path)?.parent?.title;
    return {
      value: toValue(path),
      kind: KINDS.file,
      detail: page.title ?? titleOfPath(path),
      note: listed.has(path) ? `listed${at ? ` in ${at}` : ""}` : undefined,
      documentation: page.description,
      rank: (listed.has(path) ? 2 : 0) + (folderOf(path) === near ? 0 : 1),
      isDeprecated: page.deprecated === true,
    };
  });
}

/** The operations of all specs, with their summaries. Those without a page come first. */
export function operationProposals({ site, navigation }: SiteView): Proposal[] {
  const found = new Map<string, Proposal>();
  for (const { source: spec, index } of site.documents.named("openapi")) {
    for (const operation of index?.value?.operations ?? []) {
      const value = `${operation.kind === "webhook" ? "WEBHOOK" : operation.method.toUpperCase()} ${operation.path}`;
      const isListed = navigation?.lookup.byOperation.has(value) ?? false;
      if (found.has(value)) continue;
      found.set(value, {
        value,
        kind: KINDS.operation,
        detail: operation.summary,
        note: isListed ? "has a page" : spec,
        documentation: operation.description,
        rank: isListed ? 4 : 3,
        isDeprecated: operation.deprecated,
      });
    }
  }
  return [...found.values()];
}

const plainProposals = (values: Iterable<string>, kind: CompletionItemKind, detail?: string): Proposal[] =>
  [...values].map((value) => ({ value, kind, detail }));

/** JSON and YAML files that may be specs, specs first. */
export const specProposals = ({ site }: SiteView): Proposal[] => {
  const named = new Set(site.documents.named(...PUBLISHED_KINDS).map(({ source }) => source));
  const others = [...(site.files?.keys() ?? [])].filter(
    (file) => isDataFile(file) && !named.has(file) && !site.configTexts.has(file),
  );
  return [
    ...plainProposals(named, KINDS.file, "spec").map((each) => ({ ...each, rank: 1 })),
    ...plainProposals(others, KINDS.file).map((each) => ({
      ...each,
      rank: /api|graphql|schema|spec/i.test(each.value) ? 3 : 5,
    })),
  ];
};

const PICTURE = /\.(?:svg|png|jpe?g|gif|webp|avif|ico|mp4|webm|woff2?)$/i;

export const assetProposals = ({ site }: SiteView): Proposal[] =>
  plainProposals(
    [...(site.files?.keys() ?? [])].filter((file) => PICTURE.test(file)).map((file) => `/${file}`),
    KINDS.file,
  );

/** What pages may import: snippets, and modules wherever they are. */
export const importProposals = ({ site }: SiteView): Proposal[] =>
  plainProposals(
    [...new Set([...site.contents.keys(), ...(site.files?.keys() ?? [])])]
      .filter((file) => /^_?snippets\/.*\.mdx?$|\.[jt]sx$/i.test(file))
      .map((file) => `/${file}`),
    KINDS.file,
  );

/** Files that docs.json may include. */
export const includeProposals = ({ site }: SiteView): Proposal[] =>
  plainProposals(
    [...(site.files?.keys() ?? [])].filter((file) => /\.jsonc?$/i.test(file)),
    KINDS.file,
  );

/** The icons of a library, that of the site by default. */
export function iconProposals({ site }: SiteView, library: IconLibrary = libraryOf(site.config)): Proposal[] {
  return plainProposals(iconNames()[library], KINDS.icon, library);
}

/** The addresses of all pages, those made from specs among them. Readers find what is listed, so that comes first. */
export function addressProposals(view: SiteView, near: string): Proposal[] {
  const made = [...(view.navigation?.lookup.byHref ?? [])].flatMap(([href, [page]]): Proposal[] =>
    page?.type === "operation"
      ? [{ value: href, kind: KINDS.operation, detail: page.title, note: page.operation, rank: 4 }]
      : [],
  );
  const written = pageProposals(view, near, (path) => `/${path}`).map((page) => ({
    ...page,
    rank: (page.rank ?? 0) + (page.note === undefined ? 2 : -2),
    note: page.note ?? "not listed",
  }));
  return [...written, ...made];
}

/** The addresses that links lead to, and no page has: what a redirect leads on first. */
export const deadProposals = ({ diagnostics }: SiteView): Proposal[] =>
  plainProposals(
    new Set(
      diagnostics.flatMap(({ code, args: { address } }) =>
        code === "link/page-not-found" && typeof address === "string" && address.startsWith("/") ? [address] : [],
      ),
    ),
    KINDS.reference,
    "linked, and no page",
  ).map((each) => ({ ...each, rank: 0 }));

/** The variables of the site, with their values. */
export const variableProposals = ({ site }: SiteView): Proposal[] =>
  Object.entries(asObject(asObject(site.config).variables)).map(([value, text]) => ({
    value,
    kind: KINDS.variable,
    detail: String(text),
  }));

/** What is behind the last `{{` of a text that no `}}` ends. */
export function openVariable(before: string): string | undefined {
  const at = before.lastIndexOf("{{");
  const name = at < 0 ? "}" : before.slice(at + 2);
  return /^[\w-]*$/.test(name) ? name : undefined;
}
