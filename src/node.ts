export { type CheckedSite, type CheckOptions, checkSite, resolveSite } from "./site/check-site.ts";
export { type DocsRoot, findDocsRoot, SiteError } from "./site/config/docs-root.ts";
export { type LoadOptions, loadSite, type Site, type SiteCache } from "./site/load-site.ts";
export { PageReadings } from "./site/pages/page-readings.ts";
export type { FilePatterns, SiteRules } from "./site/site-rules.ts";
export type { SiteSource } from "./site/source-repositories.ts";
export type { HostAddress, RemoteAnswer, Transport } from "./site/specs/https-transport.ts";
export type { Lookup, RemotePolicy } from "./site/specs/remote.ts";
export { type SiteUpdate, type SiteWatcher, type WatchOptions, watchSite } from "./site/watch-site.ts";
