import { calls } from "../codes/examples/edit.ts";
import { code } from "../diagnostic/code.ts";
import type { Result } from "../diagnostic/diagnostic.ts";
import { type Finding, finding } from "../diagnostic/finding.ts";
import { quote } from "../diagnostic/words.ts";
import { isObject } from "../json/json-value.ts";
import { redirectsOf } from "../redirects/docs-redirects.ts";
import { RedirectTable } from "../redirects/redirect-table.ts";
import { configType } from "../validate/codes/config-type.ts";
import { addressPath } from "../vocabulary/addresses/address.ts";
import { onDomain, type SitePlace } from "../vocabulary/addresses/site-place.ts";
import { noList } from "./add-children.ts";
import { expectRedirects, expectTexts } from "./call-faults.ts";
import { editNotFound } from "./edit-not-found.ts";
import { type DocsTexts, type EditedDocs, editDocs, insertEntries, type OpenDocs } from "./open-docs.ts";

export const joinedLoop = code("edit/redirect-loop", {
  severity: "error",
  title: "A redirect leads back to itself",
  explanation:
    "Redirects are joined so that each leads to its end in one step. If the end is the address where it started, the redirect never ends.",
  example: calls(
    '{ "navigation": { "pages": ["intro"] } }',
    'addRedirects(docs, [{ source: "/a", destination: "/b" }, { source: "/b", destination: "/a" }])',
    'addRedirects(docs, [{ source: "/a", destination: "/b" }, { source: "/b", destination: "/c" }])',
  ),
  message: ({ source, destination }: { source: string; destination: string }) =>
    `a redirect from ${quote(source)} to ${quote(destination)} leads back to itself`,
  hint: () => "remove one of the redirects",
});

/** A redirect as docs.json writes it: `source` and `destination` are addresses, such as `/guides/intro`. */
export interface Redirect {
  readonly source: string;
  readonly destination: string;
  readonly permanent?: boolean;
}

/**
 * Adds redirects and merges them with the existing ones. A source that has a redirect gets the new destination. A
 * redirect to a new source leads to the new destination. A redirect away from a new destination is removed, because a
 * page is there now. Redirects with wildcards stay as they are. With `basePath`, they are written with it. Codes: `edit/redirect-loop`, `config/type`,
 * `config/syntax`.
 *
 * @example addRedirects(text, [{ source: "/intro", destination: "/guides/intro" }])
 */
export const addRedirects = (
  docs: string | DocsTexts,
  added: readonly Redirect[],
  options: Pick<SitePlace, "basePath"> = {},
): Result<EditedDocs> =>
  editDocs(docs, (open) => {
    expectRedirects(added);
    return joinRedirects(open, added, options);
  });

/** Leads the existing redirects on as `addRedirects` does, and adds none. */
export const leadRedirects: typeof addRedirects = (docs, moved, options = {}) =>
  editDocs(docs, (open) => joinRedirects(open, moved, options, false));

/** Removes the redirects of these sources. Codes: `edit/not-found` for a source without one, `config/syntax`. */
export const removeRedirects = (docs: string | DocsTexts, sources: Iterable<string>): Result<EditedDocs> =>
  editDocs(docs, (open) => {
    const wanted = new Set(expectTexts(sources, "the sources"));
    const written = redirectsOf(open.config).filter(({ source }) => wanted.has(source));
    for (const { index } of written) removeAt(open, index);
    const found = new Set(written.map(({ source }) => source));
    return [...wanted]
      .filter((source) => !found.has(source))
      .map((name) => finding(editNotFound, { what: "redirect", name }, { pointer: "/redirects" }));
  });

/** Joins redirects into an open docs.json. */
function joinRedirects(open: OpenDocs, added: readonly Redirect[], site: SitePlace, adds = true): Finding[] {
  const targets = new Map(added.map((redirect) => [redirect.source, redirect]));
  const table = new RedirectTable(targets.values());
  const follow = (address: string): string => {
    const end = table.follow(address);
    return "address" in end ? end.address : address;
  };
  const loop = added.find(({ destination }) => "endless" in table.follow(destination));
  if (loop) {
    const { source, destination } = loop;
    return [finding(joinedLoop, { source, destination }, { pointer: "/redirects" })];
  }
  const ends = new Set(added.map(({ destination }) => addressPath(follow(destination))));
  const replaced = new Set<string>();
  for (const { source, destination, index } of redirectsOf(open.config, site)) {
    const end = follow(targets.has(source) ? source : destination);
    if (ends.has(source) || end === source || replaced.has(source)) {
      removeAt(open, index);
      continue;
    }
    if (targets.has(source)) replaced.add(source);
    const place = end === destination ? undefined : open.place(`/redirects/${index}/destination`);
    if (place) place.document.replace(place.node, onDomain(end, site));
  }
  const fresh = adds ? added.filter(({ source }) => !replaced.has(source)) : [];
  return appendRedirects(
    open,
    fresh.map((redirect) => ({
      ...redirect,
      source: onDomain(redirect.source, site),
      destination: onDomain(follow(redirect.destination), site),
    })),
  );
}

function removeAt(open: OpenDocs, index: number): void {
  const list = open.place("/redirects");
  list?.document.remove(list.node, index);
}

function appendRedirects(open: OpenDocs, redirects: readonly Redirect[]): Finding[] {
  if (redirects.length === 0) return [];
  if (!isObject(open.config)) {
    const args = { case: "value", subject: { document: "docs.json" }, value: open.config, types: ["object"] } as const;
    return [finding(configType, args, { pointer: "" })];
  }
  const list = open.place("/redirects");
  const root = open.place("");
  if (list && list.node.kind !== "array") return [noList("redirects", open.config.redirects, "/redirects")];
  if (list) {
    insertEntries(
      list,
      redirects.map((value) => ({ value })),
    );
  } else if (root) root.document.set(root.node, "redirects", redirects);
  return [];
}
