import type { TextEdit, WorkspaceEdit } from "vscode-languageserver-protocol";
import { groupBy } from "../../diagnostic/group-by.ts";
import { quote } from "../../diagnostic/words.ts";
import { variableNames } from "../../navigation/checks/undefined-variable.ts";
import { SiteError } from "../../site/config/docs-root.ts";
import { isVariableName } from "../../vocabulary/elements/variable-name.ts";
import { withoutClosingMarks } from "../../vocabulary/files/trim-end.ts";
import type { Asked } from "../feature.ts";
import type { SiteView } from "../site-view.ts";
import { type Occurrence, occurrencesOf } from "./name-occurrences.ts";
import { headingsIn, type NameAt } from "./site-name.ts";

/** Gives a variable, a component or a heading another name, wherever it is named. @throws {SiteError} if it can't have that name */
export function renameName(asked: Asked, { name }: NameAt, newName: string): WorkspaceEdit {
  const { view, file } = asked;
  const wanted = newName.trim();
  const found = occurrencesOf(name, view);
  switch (name.type) {
    case "variable": {
      if (!isVariableName(wanted))
        throw new SiteError(`${quote(wanted)} is no name of a variable: letters, digits and - are allowed`);
      if (wanted !== name.name && variableNames(view.site.config)?.has(wanted))
        throw new SiteError(`there is a variable ${quote(wanted)} already`);
      return editOf(
        found.map((each) => ({ ...each, text: wanted })),
        view,
      );
    }
    case "component": {
      if (!/^[A-Z][\w$]*$/.test(wanted))
        throw new SiteError(`${quote(wanted)} is no name of a component: it must begin with a capital letter`);
      // Each page has a name of its own for what a file is as a whole.
      const places = name.exported === "default" ? found.filter((each) => each.file === file) : found;
      return editOf(
        places.map((each) => ({ ...each, text: wanted })),
        view,
      );
    }
    case "heading": {
      if (wanted === "" || wanted.includes("\n")) throw new SiteError("a heading must be a line of text");
      const text = view.textOf(name.file) ?? "";
      const index = headingsIn(text).findIndex((each) => each.name === name.name);
      const heading = headingsIn(text)[index];
      if (!heading) throw new SiteError(`the heading ${quote(name.text)} is gone`);
      const words = wordsOf(text, heading.range.start.offset, heading.range.end.offset);
      const after = text.slice(0, words.start) + wanted + text.slice(words.end);
      const anchor = headingsIn(after)[index]?.name ?? name.name;
      const links = found.filter(({ isDefinition }) => !isDefinition).map((each) => ({ ...each, text: anchor }));
      return editOf([{ file: name.file, ...words, text: wanted }, ...links], view);
    }
    default:
      return name satisfies never;
  }
}

/** The words of a heading, without its marks. */
export function wordsOf(text: string, start: number, end: number): { start: number; end: number } {
  const written = text.slice(start, end);
  const before = /^#{1,6}[ \t]+/.exec(written)?.[0].length ?? 0;
  const words = withoutClosingMarks(written.slice(before));
  return { start: start + before, end: start + before + words.length };
}

function editOf(places: readonly (Occurrence & { readonly text: string })[], view: SiteView): WorkspaceEdit {
  const files = groupBy(places, ({ file }) => file);
  return {
    documentChanges: [...files].map(([file, group]) => ({
      textDocument: { uri: view.uriOf(file), version: null },
      edits: [...group]
        .sort((a, b) => a.start - b.start)
        .map(({ start, end, text }): TextEdit => ({ range: view.positions(file).range(start, end), newText: text })),
    })),
  };
}
