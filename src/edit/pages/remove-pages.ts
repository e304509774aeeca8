import type { Result } from "../../diagnostic/diagnostic.ts";
import { finding } from "../../diagnostic/finding.ts";
import { expectArgument, expectTexts, isText } from "../call-faults.ts";
import { editNotFound } from "../edit-not-found.ts";
import { type DocsTexts, type EditedDocs, editDocs } from "../open-docs.ts";
import { removeEntries } from "../remove-entries.ts";
import { elementsOf } from "../written-elements.ts";
import { seek } from "./seek-pages.ts";

export interface RemoveOptions {
  /** JSON Pointer of the element to look in (default: the whole navigation). */
  readonly within?: string | undefined;
  /** Keeps groups and other elements that have nothing left in them (default false). */
  readonly keepEmpty?: boolean | undefined;
}

/**
 * Removes pages from the navigation, wherever it names them, as entries and as `root`. Elements that become empty are
 * removed too. Codes: `edit/not-found` for a page that is named nowhere, `config/syntax`.
 */
export const removePages = (
  docs: string | DocsTexts,
  paths: Iterable<string>,
  { within = "/navigation", keepEmpty = false }: RemoveOptions = {},
): Result<EditedDocs> =>
  editDocs(docs, (open) => {
    expectArgument(isText(within), "within must be a JSON Pointer");
    const elements = elementsOf(open.config);
    const { mentions, missing } = seek(open, expectTexts(paths, "the paths"), within);
    removeEntries(open, elements, mentions, { keepEmpty });
    return missing.map((name) => finding(editNotFound, { what: "page", name }, { pointer: within }));
  });
