export { type DocsJsonOptions, docsJson } from "./builders/vite/plugin.ts";
