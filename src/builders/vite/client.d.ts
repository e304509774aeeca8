/** The finished navigation, from the plugin `docsjson/vite`. */
declare module "virtual:docs-navigation" {
  import type { Diagnostic, NavigationJson } from "docsjson";

  /** The tree: nodes by `type`, each with its `children`. */
  export const navigation: NavigationJson["navigation"];
  /** Every page in reading order, with its address and breadcrumbs. */
  export const pages: NavigationJson["pages"];
  /** What is wrong with the site, errors included. */
  export const diagnostics: Diagnostic[];
  /** All that `docsjson resolve --format json` prints. */
  const resolved: NavigationJson;
  export default resolved;
}
