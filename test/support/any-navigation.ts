import type { ResolvedNavigation } from "docsjson";
import fc from "fast-check";
import { resolveHandwritten } from "./resolve-handwritten.ts";

/** A navigation of any shape, up to four groups deep; every page has a path of its own. */
export const anyNavigation: fc.Arbitrary<ResolvedNavigation> = fc
  .letrec((tie) => {
    const name = fc.constantFrom("", "Guides", "API", "<b>", "__proto__", "x › y", "größe");
    const flags = fc.record({ hidden: fc.boolean(), expanded: fc.boolean(), tag: name }, { requiredKeys: [] });
    const entries = fc.array(fc.oneof({ maxDepth: 4 }, fc.constant("PAGE"), tie("group")), {
      minLength: 1,
      maxLength: 3,
    });
    const group = fc
      .tuple(name, flags, entries, fc.boolean())
      .map(([group, more, pages, root]) => ({ group, ...more, pages, ...(root ? { root: "PAGE" } : {}) }));
    const groups = fc.array(tie("group"), { minLength: 1, maxLength: 3 }).map((groups) => ({ groups }));
    const leaf = fc.oneof(
      groups,
      entries.map((pages) => ({ pages })),
      fc.constant({ href: "https://example.com" }),
    );
    const layer = (kind: string, key: string, inner: fc.Arbitrary<unknown>) =>
      fc
        .array(fc.tuple(name, inner), { minLength: 1, maxLength: 3 })
        .map((list) => ({ [key]: list.map(([title, more]) => ({ [kind]: title, ...(more as object) })) }));
    const anchors = layer("anchor", "anchors", leaf);
    const tabs = layer("tab", "tabs", fc.oneof(leaf, anchors, layer("item", "menu", leaf)));
    const versions = layer("version", "versions", fc.oneof(groups, tabs));
    return { group, navigation: fc.oneof(groups, tabs, versions, anchors) };
  })
  .navigation.map((navigation) => {
    let count = 0;
    const text = JSON.stringify(navigation).replace(/"PAGE"/g, () => {
      count++;
      return JSON.stringify(`${["a", "a/b", "c"][count % 3]}/page-${count}`);
    });
    return resolveHandwritten(JSON.parse(text));
  });
