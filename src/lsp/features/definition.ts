import type { DefinitionParams, DocumentLink, Location } from "vscode-languageserver-protocol";
import type { DocumentFeature } from "../feature.ts";
import { locationOf, mentionAt, rangeOfMention } from "../names/mention-at.ts";
import { definitionOf } from "../names/name-occurrences.ts";
import { nameAt } from "../names/site-name.ts";
import { locationOfReference, specReferenceAt } from "./spec-references.ts";

/** From an entry, a link, a redirect, an include or an import to the file that it names, at the anchor or operation; from a variable or a component to its definition. */
export const definition: DocumentFeature = {
  about: "document",
  method: "textDocument/definition",
  takes: ["position"],
  capabilities: { definitionProvider: true },
  answer(asked, { position }: DefinitionParams): Location | null {
    const named = nameAt(asked, position);
    if (named) return definitionOf(named.name, asked.view) ?? null;
    const reference = specReferenceAt(asked, asked.positions.offsetAt(position));
    if (reference) return locationOfReference(reference, asked) ?? null;
    const mention = mentionAt(asked, position);
    return (mention && locationOf(mention.target, asked.view)) ?? null;
  },
};

export const documentLinks: DocumentFeature = {
  about: "document",
  method: "textDocument/documentLink",
  capabilities: { documentLinkProvider: {} },
  answer: ({ view, file }): DocumentLink[] =>
    view.mentions.in(file).flatMap((mention) => {
      const { name, file: target } = mention.target;
      if (target === undefined) return [];
      return [{ range: rangeOfMention(mention, view), target: view.uriOf(target), tooltip: name }];
    }),
};
