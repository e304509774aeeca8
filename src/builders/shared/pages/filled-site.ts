import { stringsOf } from "../../../navigation/context/config-strings.ts";
import type { PageFile } from "../../../navigation/tree.ts";
import { fillVariables, variablesOf } from "../../../pages/rules/insert-variables.ts";
import type { Site } from "../../../site/load-site.ts";

/** A site with the values of its variables in docs.json and in what its pages say of themselves; the same site if it has no variables. */
export function filledSite(site: Site): Site {
  const variables = variablesOf(site.config);
  if (variables.size === 0) return site;
  const config = structuredClone(site.config) as object;
  for (const { value, key, holder } of stringsOf(config))
    (holder.value as Record<string | number, unknown>)[key] = fillVariables(value, variables);
  const filled = (page: PageFile): PageFile =>
    Object.fromEntries(
      Object.entries(page).map(([name, value]) => [
        name,
        typeof value === "string" && name !== "file" ? fillVariables(value, variables) : value,
      ]),
    ) as PageFile;
  return { ...site, config, pages: new Map([...site.pages].map(([path, page]) => [path, filled(page)])) };
}
