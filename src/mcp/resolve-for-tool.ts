import type { ResolvedNavigation } from "../navigation/tree.ts";
import { checkSite } from "../site/check-site.ts";
import { SiteError } from "../site/config/docs-root.ts";
import type { Site } from "../site/load-site.ts";
import type { CallContext } from "./tool.ts";

/** The site of a call with its navigation, and if wanted the contents of its pages. @throws {SiteError} if its docs.json is not JSON */
export async function resolvedSite(
  { site: path, options }: Pick<CallContext, "site" | "options">,
  { contents = false } = {},
): Promise<{ site: Site; navigation: ResolvedNavigation }> {
  const { site, navigation } = (await checkSite(await path(), { ...options, contents })).value;
  if (!navigation) throw new SiteError(`${site.file} is not JSON; check says where`);
  return { site, navigation };
}
