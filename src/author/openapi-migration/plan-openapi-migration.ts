import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Diagnostic, Result } from "../../diagnostic/diagnostic.ts";
import { groupBy } from "../../diagnostic/group-by.ts";
import { applyEdits } from "../../edit/json/offset-edit.ts";
import { lineEdits } from "../../edit/line-edits.ts";
import { editDocs } from "../../edit/open-docs.ts";
import { addRedirects } from "../../edit/put-redirects.ts";
import { mergeIntoSpec } from "../../edit/specs/merge-into-spec.ts";
import type { SpecAddition } from "../../edit/specs/spec-addition.ts";
import type { JsonObject } from "../../json/json-value.ts";
import type { ResolvedNavigation } from "../../navigation/tree.ts";
import { checkSite } from "../../site/check-site.ts";
import type { LoadOptions, Site } from "../../site/load-site.ts";
import { isWebUrl } from "../../vocabulary/addresses/url.ts";
import { referenceOf } from "../../vocabulary/elements/operation-reference.ts";
import { configChanges, configTexts } from "../plan-for-site.ts";
import type { FileChange } from "../write/file-change.ts";
import { assertSettled } from "../write/interruption.ts";
import type { Plan } from "../write/plan.ts";
import { compareNavigations, findMoved, type Unsound } from "./compare-navigations.ts";
import { type EndpointPage, findEndpointPages, type StayingPage } from "./endpoint-pages.ts";

export interface OpenapiMigrationOptions extends LoadOptions {
  /** Writes the pages' front matter and addresses into `x-mint` of their operations (default false). */
  readonly xMint?: boolean | undefined;
  /** Removes the page files (default false). */
  readonly remove?: boolean | undefined;
}

/** A page file that the navigation does not need any more. */
export interface ObsoletePage {
  readonly file: string;
  readonly operation: string;
  /** The front matter that the operation does not have; empty if `x-mint` has it. */
  readonly left: readonly string[];
}

/** A plan for endpoint pages. It leaves the pages that must stay. */
export interface OpenapiMigrationPlan extends Plan {
  /** The page files that are not needed any more, removed or not. */
  readonly obsolete: readonly ObsoletePage[];
}

/**
 * Plans to replace page files that do nothing but show an operation by references to the operation. Pages keep their
 * order and their address, or get a redirect: the navigation without the files is compared with the one that has them,
 * and a page whose removal would change anything else stays.
 *
 * @param path the docs root or its docs.json; without it the nearest docs.json upward
 * @throws {SiteError} if there is no docs.json, or it can't be read
 */
export async function planOpenapiMigration(
  path: string | undefined,
  { xMint = false, remove = false, ...options }: OpenapiMigrationOptions = {},
): Promise<Result<OpenapiMigrationPlan>> {
  const { value, diagnostics } = await checkSite(path, { ...options, contents: false });
  const { site, navigation } = value;
  assertSettled(site.folder);
  if (!navigation) return { ok: false, value: undefined, diagnostics };
  const before = { site, navigation, diagnostics };
  const found = await findEndpointPages(site, navigation);
  const cached = { ...options, cache: options.cache ?? { pages: new Map(), specs: new Map() } };
  const attempt = (pages: readonly EndpointPage[]) => tryWithout(pages, before, { path, xMint, options: cached });
  const { kept, rejected, result } = await largestSound(found.replaceable, attempt);
  const staying = [...found.staying, ...rejected].sort((a, b) => (a.path < b.path ? -1 : 1));
  const left = staying.map(({ path, reason }) => ({ what: path, reason }));
  const plan = { title: "migrate openapi", folder: site.folder, left };
  if (!result) return { ok: true, value: { ...plan, obsolete: [], changes: [] }, diagnostics: [] };
  const texts = configTexts(site);
  const redirected = addRedirects(
    { file: site.file, texts: result.configs },
    [...result.moved].map(([source, destination]) => ({ source, destination })),
    site.place,
  );
  if (!redirected.ok) return { ok: false, value: undefined, diagnostics: redirected.diagnostics };
  const specChanges: FileChange[] = [];
  for (const [file, text] of result.specs) {
    const old = await specText(site, file);
    specChanges.push({ kind: "edit", file, before: old, edits: lineEdits(old, text) });
  }
  const removals = remove ? kept.map(({ file, text }): FileChange => ({ kind: "delete", file, before: text })) : [];
  return {
    ok: true,
    value: {
      ...plan,
      obsolete: kept.map(({ file, operation, carried }) => ({
        file,
        operation: referenceOf(operation),
        left: xMint ? [] : Object.keys(carried),
      })),
      changes: [...configChanges(texts, redirected.value.docs), ...specChanges, ...removals],
    },
    diagnostics: [],
  };
}

interface Checked {
  readonly site: Site;
  readonly navigation: ResolvedNavigation;
  readonly diagnostics: readonly Diagnostic[];
}

/** The outcome for a site without some of its pages. */
interface Sound {
  readonly configs: ReadonlyMap<string, string>;
  readonly specs: ReadonlyMap<string, string>;
  /** Old address to new address, if they differ. */
  readonly moved: ReadonlyMap<string, string>;
}

type Attempt = (pages: readonly EndpointPage[]) => Promise<Sound | Unsound>;

/** Attempts at groups of pages of which nobody knows which is to blame. Each resolves the whole site. */
const MOST_ATTEMPTS = 30;

/**
 * As many pages as can go together: all of them, or what is left when those that are to blame are taken out, and halves
 * that can't go are taken apart.
 */
async function largestSound(
  pages: readonly EndpointPage[],
  attempt: Attempt,
): Promise<{ kept: EndpointPage[]; rejected: StayingPage[]; result: Sound | undefined }> {
  const kept: EndpointPage[] = [];
  let result: Sound | undefined;
  let rejected = new Map<EndpointPage, string>();
  let left = pages;
  let attempts = MOST_ATTEMPTS;
  /** The groups to try instead of one that can't go. */
  const withoutBlamed = (group: readonly EndpointPage[], outcome: Unsound): (readonly EndpointPage[])[] => {
    const { sound, blamed } = parted(group, outcome);
    for (const [page, reason] of blamed) rejected.set(page, reason);
    if (blamed.size > 0) return sound.length > 0 ? [sound] : [];
    const middle = attempts-- > 0 ? group.length >> 1 : 0;
    if (middle > 0) return [group.slice(middle), group.slice(0, middle)];
    for (const page of group) rejected.set(page, outcome.reason);
    return [];
  };
  // A page that could not be removed alone may be removable once others are.
  for (let count = -1; count < kept.length && left.length > 0; left = [...rejected.keys()]) {
    count = kept.length;
    rejected = new Map();
    const open: (readonly EndpointPage[])[] = [left];
    for (let group = open.pop(); group; group = open.pop()) {
      const outcome = await attempt([...kept, ...group]);
      if ("reason" in outcome) open.push(...withoutBlamed(group, outcome));
      else {
        kept.push(...group);
        result = outcome;
      }
    }
  }
  return { kept, rejected: [...rejected].map(([{ path }, reason]) => ({ path, reason })), result };
}

/** The pages of a group that are to blame, and the others. */
function parted(group: readonly EndpointPage[], { blamed }: Unsound) {
  const inGroup = new Map(group.flatMap((page) => (blamed.has(page) ? [[page, blamed.get(page) ?? ""] as const] : [])));
  return { sound: group.filter((page) => !inGroup.has(page)), blamed: inGroup };
}

/** Resolves the site without these pages. Gives a reason if anything but addresses would change. */
async function tryWithout(
  pages: readonly EndpointPage[],
  before: Checked,
  { path, xMint, options }: { path: string | undefined; xMint: boolean; options: LoadOptions },
): Promise<Sound | Unsound> {
  const { site } = before;
  const edited = editDocs(configTexts(site), (open) => {
    for (const { mentions, entry } of pages) {
      for (const { pointer } of mentions) {
        const place = open.place(pointer);
        place?.document.replace(place.node, entry);
      }
    }
    return [];
  });
  if (!edited.ok) return unblamed(edited.diagnostics[0]?.message ?? "docs.json can't be edited");
  const configs = edited.value.docs.texts;
  const gone = new Set(pages.map((page) => page.path));
  const left = new Map([...site.pages].filter(([path]) => !gone.has(path)));
  const resolve = async (specs: ReadonlyMap<string, string>) => {
    const read = site.documents.named("openapi").map(({ source, text }) => [source, text] as const);
    const texts = new Map([...(options.texts ?? []), ...read, ...configs, ...specs]);
    const { value, diagnostics } = await checkSite(path, { ...options, pages: left, texts, contents: false });
    return { navigation: value.navigation, diagnostics };
  };
  const plain = await resolve(new Map());
  if (!xMint) {
    const compared = compareNavigations(before, plain, pages);
    return "reason" in compared ? compared : { configs, specs: new Map(), moved: compared.moved };
  }
  const natural = findMoved(before, plain, pages);
  const specs = "reason" in natural ? natural : await extendSpecs(site, pages, natural.moved);
  if ("reason" in specs) return specs;
  const extended = compareNavigations(before, await resolve(specs.texts), pages);
  return "reason" in extended ? extended : { configs, specs: specs.texts, moved: extended.moved };
}

const blame = (pages: readonly EndpointPage[], reason: string): Unsound => ({
  reason,
  blamed: new Map(pages.map((page) => [page, reason])),
});

const unblamed = (reason: string): Unsound => blame([], reason);

/** The specs with the pages' front matter added, and the addresses that would change without it. */
async function extendSpecs(
  site: Site,
  pages: readonly EndpointPage[],
  moved: ReadonlyMap<string, string>,
): Promise<{ texts: Map<string, string> } | Unsound> {
  const texts = new Map<string, string>();
  for (const [spec, ofSpec] of groupBy(pages, (page) => page.spec)) {
    const additions = ofSpec.flatMap(({ path, operation, carried }): SpecAddition[] => {
      const mint: JsonObject = {
        ...(moved.has(`/${path}`) && { href: `/${path}` }),
        ...(Object.keys(carried).length > 0 && { metadata: carried }),
      };
      return Object.keys(mint).length === 0 ? [] : [{ pointer: operation.pointer, value: { "x-mint": mint } }];
    });
    if (additions.length === 0) continue;
    if (isWebUrl(spec)) return blame(ofSpec, `its spec ${spec} is a URL, which can't be written to`);
    const text = await specText(site, spec);
    const edits = mergeIntoSpec(text, additions);
    if (!edits) return unblamed(`x-mint can't be added to its operation in ${spec}`);
    if (edits.length > 0) texts.set(spec, applyEdits(text, edits));
  }
  return { texts };
}

const specText = async ({ folder, documents }: Site, spec: string): Promise<string> =>
  documents.get("openapi", spec)?.text ?? readFile(join(folder, spec), "utf8");
