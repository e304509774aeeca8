/** The used part of the package `sucrase`. It has a module of its own, which is loaded for TypeScript only. */
export { transform } from "sucrase";
