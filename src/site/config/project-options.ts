import { join } from "node:path";
import type { Rules } from "../../diagnostic/rules.ts";
import type { CheckOptions } from "../check-site.ts";
import type { SiteRules } from "../site-rules.ts";
import type { SiteSource } from "../source-repositories.ts";
import type { ToolConfigFile } from "./tool-config.ts";

/**
 * The settings of a project as options of all that reads its sites. Paths in them are absolute.
 *
 * @param own rules that win over those of the settings
 */
export function projectOptions(config: ToolConfigFile | undefined, own: Rules = {}): CheckOptions {
  if (!config) return { rules: own };
  const { dialect, platform, basePath, knownPaths, strict, hosts } = config.settings;
  return {
    ...{ dialect, platform, basePath, knownPaths, strict },
    sources: sourcesOf(config),
    rules: rulesOf(config, own),
    ...(hosts && { remote: hosts }),
  };
}

/** The other repositories that the settings name. */
const sourcesOf = ({ folder, settings }: ToolConfigFile): Record<string, SiteSource> =>
  Object.fromEntries(
    Object.entries(settings.sources ?? {}).map(([name, { root, path = "/" }]) => [
      name,
      { root: join(folder, root), path },
    ]),
  );

/** Rules, the more special ones last: those of the settings, of some files, of the caller; then what is ignored. */
function rulesOf({ folder, settings }: ToolConfigFile, own: Rules): SiteRules[] {
  const { rules = {}, overrides = [], ignore = [] } = settings;
  return [
    { rules: { ...rules } },
    ...overrides.map(({ paths, rules }) => ({ rules: { ...rules }, files: { folder, patterns: paths } })),
    { rules: own },
    { rules: { "*": "off" }, files: { folder, patterns: ignore } },
  ];
}
