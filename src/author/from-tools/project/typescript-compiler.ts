/** What is used of the `sucrase` package, in a module of its own: it is loaded for TypeScript only. */
export { transform } from "sucrase";
