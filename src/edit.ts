export type { Diagnostic, Range, Result } from "./diagnostic/diagnostic.ts";
export type { Destination } from "./edit/add-children.ts";
export { addGroup, moveGroup, type NewGroup, removeGroup, renameGroup } from "./edit/groups.ts";
export type { DocsTexts, EditedDocs, TextEdit } from "./edit/open-docs.ts";
export { addPages, type NewPage } from "./edit/pages/add-pages.ts";
export { movePages } from "./edit/pages/move-pages.ts";
export { type RemoveOptions, removePages } from "./edit/pages/remove-pages.ts";
export { renamePages } from "./edit/pages/rename-pages.ts";
export { addRedirects, type Redirect, removeRedirects } from "./edit/put-redirects.ts";
