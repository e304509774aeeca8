export { type DocsJsonOptions, docsJson } from "./vite/plugin.ts";
