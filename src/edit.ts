export type { Diagnostic, Range, Result } from "./diagnostic/diagnostic.ts";
export type { Destination } from "./edit/add-children.ts";
export { addPages, type NewPage } from "./edit/add-pages.ts";
export type { DocsTexts, EditedDocs, TextEdit } from "./edit/docs-texts.ts";
export { addGroup, moveGroup, type NewGroup, removeGroup, renameGroup } from "./edit/groups.ts";
export { movePages } from "./edit/move-pages.ts";
export { addRedirects, type Redirect, removeRedirects } from "./edit/put-redirects.ts";
export { type RemoveOptions, removePages } from "./edit/remove-pages.ts";
export { renamePages } from "./edit/rename-pages.ts";
