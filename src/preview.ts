export { type PreviewOptions, renderPreview } from "./preview/render-preview.ts";
