import type { CodeLens, InlayHint, Location, Range, ReferenceParams } from "vscode-languageserver-protocol";
import { countOf } from "../../diagnostic/words.ts";
import { breadcrumbs } from "../../navigation/queries/eyebrow.ts";
import { withoutPageExtension } from "../../vocabulary/files/site-files.ts";
import { isNeverPage } from "../../vocabulary/files/unpublished-files.ts";
import type { Asked, DocumentFeature } from "../feature.ts";
import { rangeOfMention, targetAt } from "../names/mention-at.ts";
import type { Mention } from "../names/mentions.ts";
import { occurrenceLocation, occurrencesOf } from "../names/name-occurrences.ts";
import { nameAt } from "../names/site-name.ts";
import type { SiteView } from "../site-view.ts";

const locationOfMention = (mention: Mention, view: SiteView): Location => ({
  uri: view.uriOf(mention.file),
  range: rangeOfMention(mention, view),
});

/**
 * Entries, links and redirects that lead to a page: from one of them, or from the page itself. Operations and files too; and
 * all that names a variable, a heading or a component.
 */
export const references: DocumentFeature = {
  about: "document",
  method: "textDocument/references",
  takes: ["position"],
  capabilities: { referencesProvider: true },
  answer(asked, { position, context }: ReferenceParams): Location[] {
    const { view } = asked;
    const named = nameAt(asked, position);
    if (named) {
      const found = occurrencesOf(named.name, view);
      // A client that says nothing of it gets them all.
      const leavesOut = context?.includeDeclaration === false;
      return found
        .filter(({ isDefinition }) => !(leavesOut && isDefinition))
        .map((each) => occurrenceLocation(each, view));
    }
    const target = targetAt(asked, position);
    return view.mentions.of(target).map((mention) => locationOfMention(mention, view));
  },
};

/** Above a page: where the navigation lists it. */
export const codeLens: DocumentFeature = {
  about: "document",
  method: "textDocument/codeLens",
  capabilities: { codeLensProvider: {} },
  answer({ view, file, uri }): CodeLens[] {
    const path = withoutPageExtension(file);
    const isPage = view.site.contents.has(file) && view.navigation !== undefined;
    if (!isPage) return [];
    const start = { line: 0, character: 0 };
    const range = { start, end: start };
    const listed = [...view.mentions.config.values()].flat().filter(({ kind, target, node }) => {
      return kind === "entry" && node !== undefined && target.type === "page" && target.name === path;
    });
    if (isNeverPage(path)) return [importLens({ view, file, uri }, range)];
    if (listed.length === 0) return [{ range, command: { title: "not listed in the navigation", command: "" } }];
    return listed.map((mention) => {
      const place = breadcrumbs(mention.node as NonNullable<Mention["node"]>).join(" › ");
      return {
        range,
        command: {
          title: `listed in ${place === "" ? mention.file : place}`,
          command: "docsjson.showPlaces",
          arguments: [uri, start, [locationOfMention(mention, view)]],
        },
      };
    });
  },
};

const importsOf = (view: SiteView, file: string) => view.mentions.of({ type: "file", name: file, file });

/** The pages and snippets that import a file. */
export const importersOf = (view: SiteView, file: string): string[] => [
  ...new Set(importsOf(view, file).map((mention) => mention.file)),
];

/** Above a snippet: how many pages and snippets show it. */
function importLens({ view, file, uri }: Pick<Asked, "view" | "file" | "uri">, range: Range): CodeLens {
  const imports = importsOf(view, file);
  const count = importersOf(view, file).length;
  if (count === 0) return { range, command: { title: "imported by no page", command: "" } };
  const places = imports.map((mention) => locationOfMention(mention, view));
  const title = `imported by ${countOf(count, "page")}`;
  return { range, command: { title, command: "docsjson.showPlaces", arguments: [uri, range.start, places] } };
}

/** Behind the entries of docs.json: the titles of their pages. Off unless the client's user wants them. */
export const inlayHints: DocumentFeature = {
  about: "document",
  method: "textDocument/inlayHint",
  takes: ["range"],
  capabilities: { inlayHintProvider: true },
  answer({ view, file }, { range }, { inlayHints: isOn }): InlayHint[] {
    if (!isOn) return [];
    return (view.mentions.config.get(file) ?? []).flatMap((mention) => {
      const { end } = rangeOfMention(mention, view);
      if (!mention.node?.title || end.line < range.start.line || end.line > range.end.line) return [];
      return [{ position: end, label: mention.node.title, paddingLeft: true }];
    });
  },
};
