import type { ResolvedNavigation } from "../navigation/tree.ts";
import { checkSite } from "../site/check-site.ts";
import { SiteError } from "../site/config/docs-root.ts";
import type { Site } from "../site/load-site.ts";
import type { CallContext } from "./tool.ts";

/** The site of a call with its navigation. @throws {SiteError} if its docs.json is not JSON */
export async function resolvedSite({
  site: path,
  options,
}: Pick<CallContext, "site" | "options">): Promise<{ site: Site; navigation: ResolvedNavigation }> {
  const { site, navigation } = (await checkSite(await path(), { ...options, contents: false })).value;
  if (!navigation) throw new SiteError(`${site.file} is not JSON; check says where`);
  return { site, navigation };
}
