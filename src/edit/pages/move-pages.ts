import type { Result } from "../../diagnostic/diagnostic.ts";
import { finding } from "../../diagnostic/finding.ts";
import { normalizePagePath } from "../../vocabulary/addresses/page-path.ts";
import { addChildren, type Destination } from "../add-children.ts";
import { expectDestination, expectTexts } from "../call-faults.ts";
import { editNotFound } from "../edit-not-found.ts";
import { type DocsTexts, type EditedDocs, editDocs } from "../open-docs.ts";
import { removeEntries } from "../remove-entries.ts";
import { elementsOf } from "../written-elements.ts";
import { givenTwice } from "./add-pages.ts";
import { seek } from "./seek-pages.ts";

/**
 * Moves the entries of pages to another element, in the given order, as they are written in their first place. Their
 * other entries are removed. The pages keep their paths. Codes: `edit/not-found`, `edit/no-place`,
 * `edit/page-twice`, `config/syntax`.
 */
export const movePages = (docs: string | DocsTexts, paths: Iterable<string>, to: Destination): Result<EditedDocs> =>
  editDocs(docs, (open) => {
    const given = expectTexts(paths, "the paths");
    expectDestination(to);
    const twice = givenTwice(given, to.to);
    if (twice) return [twice];
    const { mentions, missing } = seek(open, given, "/navigation");
    if (missing.length > 0) {
      return missing.map((name) => finding(editNotFound, { what: "page", name }, { pointer: "/navigation" }));
    }
    const entries = mentions.filter(({ index }) => index !== undefined);
    const firsts = new Map(entries.toReversed().map(({ path, written }) => [path, written]));
    const moved = given.flatMap((path) => firsts.get(normalizePagePath(path)) ?? []);
    const elements = elementsOf(open.config).filter(({ pointer }) => pointer !== to.to);
    removeEntries(open, elements, entries, { keepEmpty: false });
    return addChildren(
      open,
      to,
      "pages",
      moved.map((value) => ({ value })),
    );
  });
