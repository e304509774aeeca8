export type { Diagnostic, Range, Result } from "./diagnostic/diagnostic.ts";
export type { Destination } from "./edit/child-list.ts";
export type { DocsTexts, EditedDocs, TextEdit } from "./edit/docs-texts.ts";
export { addGroup, moveGroup, type NewGroup, removeGroup, renameGroup } from "./edit/groups.ts";
export { addPages, movePages, type NewPage, type RemoveOptions, removePages, renamePages } from "./edit/pages.ts";
export { addRedirects, type Redirect, removeRedirects } from "./edit/redirects.ts";
