export { type CheckedSite, type CheckOptions, checkSite, resolveSite } from "./site/check-site.ts";
export { type DocsRoot, findDocsRoot, SiteError } from "./site/docs-root.ts";
export type { HostAddress, RemoteAnswer, Transport } from "./site/https-transport.ts";
export { type LoadOptions, loadSite, type Site, type SiteCache } from "./site/load-site.ts";
export type { Lookup, RemotePolicy } from "./site/remote.ts";
export { type SiteUpdate, type SiteWatcher, type WatchOptions, watchSite } from "./site/watch-site.ts";
