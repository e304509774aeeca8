import { isCustomName } from "../codes/rule-names.ts";
import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import { segmentsOf, valueAt } from "../json/json-value.ts";
import type { ResolvedNavigation } from "../navigation/tree.ts";
import { type IdleRules, idleRules } from "../policy/idle-rules.ts";
import type { SiteRules } from "../policy/rule-layers.ts";
import type { RuledFinding, RuleLayer } from "../policy/rules.ts";
import { fileOfPage } from "../vocabulary/files/site-files.ts";
import type { Site } from "./site.ts";

/** What a check was asked to look for. */
interface Sought {
  readonly contents?: boolean | undefined;
  readonly external?: unknown;
  readonly deepSpecs?: boolean | undefined;
  readonly customRules?: readonly unknown[] | undefined;
}

/**
 * The overrides that apply to nothing in a site. Nothing is known of a site of which parts were left out.
 *
 * @param rules with the layers that were made of them
 * @param found before any rule
 */
export function idleOverrides(
  { site, navigation }: { readonly site: Site; readonly navigation: ResolvedNavigation },
  { rules, layers }: { readonly rules: readonly SiteRules[]; readonly layers: readonly RuleLayer[] },
  found: readonly Diagnostic[],
  { contents, external, deepSpecs, customRules = [] }: Sought,
): readonly IdleRules[] {
  const { file, config, pages, files, texts } = site;
  if (!files || !contents) return [];
  const at = (path: string, pointer = ""): RuledFinding => ({ code: "", file: path, pointer });
  // Pages can be made from any of these, whether a spec is among the documents that were read or not.
  const specs = [...files.keys()].filter((path) => /\.(?:json|ya?ml)$/i.test(path)).map((path) => at(path));
  const isSought = (rule: string, { isFor }: RuleLayer): boolean => {
    if (isCustomName(rule)) return customRules.length > 0;
    if (rule === "link/external-dead") return Boolean(external);
    // Faults of a spec by itself are found if they are asked for.
    return deepSpecs === true || !/^(?:\*$|openapi\/)/.test(rule) || !specs.some((spec) => isFor?.(spec));
  };
  const places = (): RuledFinding[] => {
    const listed = navigation.pages.map((page) => (page.type === "page" ? page.path : page.href.slice(1)));
    const found = [...pages].map(([path, page]) => fileOfPage(path, page));
    const pointers = rules.flatMap((each) => each.pointers ?? []);
    const inConfig = pointers.filter((pointer) => valueAt(config, segmentsOf(pointer)) !== undefined);
    const others = new Set([...found, ...listed, ...files.keys(), ...texts.keys()]);
    others.delete(file);
    return [
      ...["", ...inConfig].map((pointer) => at(file, pointer)),
      ...[...others].flatMap((path) => ["", ...pointers].map((pointer) => at(path, pointer))),
    ];
  };
  return idleRules(rules, layers, { found, places, isSought });
}
