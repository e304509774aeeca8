import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";
import type { SiteRules } from "../../policy/rule-layers.ts";
import type { Rules } from "../../policy/rules.ts";
import type { CheckOptions } from "../check-site.ts";
import type { SiteSource } from "../git/source-repositories.ts";
import { isInside, SiteError } from "./docs-root.ts";
import type { ToolConfigFile } from "./read-tool-config.ts";

/**
 * The settings of a project as options of all that reads its sites. Paths in them are absolute.
 *
 * @param files where the settings are; of several, the last that has a field counts
 * @param own rules that win over the rules of the settings
 */
export function projectOptions(files: readonly ToolConfigFile[], own: Rules = {}): CheckOptions {
  const merged: ToolConfigFile["settings"] = Object.assign({}, ...files.map(({ settings }) => settings));
  const { dialect, platform, basePath, knownPaths, siteUrl, ignoreLinks, strict, hosts } = merged;
  return {
    ...{ dialect, platform, basePath, knownPaths, siteUrl, ignoreLinks, strict },
    sources: Object.assign({}, ...files.map(sourcesOf)),
    rules: files.length === 0 ? own : rulesOf(files, own),
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

/**
 * Settings of strangers name no other folder of the machine: its pages would be published.
 *
 * @throws {SiteError} if they do
 */
export function assertOwnSources({ file, folder, settings }: ToolConfigFile): void {
  for (const [name, { root }] of Object.entries(settings.sources ?? {})) {
    const target = join(folder, root);
    if (!existsSync(target) || isInside({ folder: realpathSync(folder) }, realpathSync(target))) continue;
    throw new SiteError(
      `${file} names ${JSON.stringify(root)} for ${JSON.stringify(name)}, which is outside of its folder: --untrusted does not read it. If you know it, use --source ${name}=${root}, without --untrusted`,
    );
  }
}

/** Rules in the order of their weight: of the settings, of overrides, of the caller, and of `ignore`. */
const rulesOf = (files: readonly ToolConfigFile[], own: Rules): SiteRules[] => [
  ...files.flatMap(({ folder, base, settings: { rules = {}, overrides = [] } }) => [
    { rules: { ...rules } },
    ...overrides.map(({ paths, pages, pointers, rules }, i) => ({
      rules: { ...rules },
      files: paths && { folder, patterns: paths },
      pages,
      pointers,
      origin: `${base}/overrides/${i}`,
    })),
  ]),
  { rules: own },
  ...files.map(({ folder, settings: { ignore = [] } }) => ({
    rules: { "*": "off" } as const,
    files: { folder, patterns: ignore },
  })),
];
