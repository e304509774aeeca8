export type { Range } from "./diagnostic/diagnostic.ts";
export { cleanAnchor } from "./pages/anchors/anchor-names.ts";
export { type OwnComponent, ownComponents } from "./pages/components/own-components.ts";
export type { AnchorKind, LinkForm } from "./pages/read/scanned-page.ts";
export {
  anchorsOf,
  type Page,
  type PageAnchor,
  type PageFault,
  type PageImport,
  type PageLink,
  type ReadPageOptions,
  readPage,
} from "./pages/read-page.ts";
