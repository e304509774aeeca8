import type { Result } from "../diagnostic/diagnostic.ts";
import { addChildren, type Destination } from "./add-children.ts";
import type { DocsTexts, EditedDocs } from "./docs-texts.ts";
import { editDocs } from "./open-docs.ts";

/** An entry of `pages`: the path of a page, a reference to an operation, or a group. */
export type NewPage =
  | string
  | { readonly group: string; readonly pages?: readonly unknown[]; readonly [field: string]: unknown };

/**
 * Adds entries to the pages of an element, at the end or at an index. An element without children gets `pages`. Codes:
 * `edit/not-found`, `edit/no-place`, `config/syntax`.
 *
 * @example addPages(text, ["guides/intro"], { to: "/navigation/tabs/0/groups/1", at: 0 })
 */
export const addPages = (docs: string | DocsTexts, pages: readonly NewPage[], to: Destination): Result<EditedDocs> =>
  editDocs(docs, (open) =>
    addChildren(
      open,
      to,
      "pages",
      pages.map((value) => ({ value })),
    ),
  );
