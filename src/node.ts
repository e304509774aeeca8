export { SiteError } from "./site/docs-root.ts";
