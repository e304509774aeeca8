import { docsExample } from "../../../codes/examples/example.ts";
import { code } from "../../../diagnostic/code.ts";
import { quote } from "../../../diagnostic/words.ts";
import { isObject, own } from "../../../json/json-value.ts";
import { CHILD_KEYS, type ChildKey, type ContainerKind, entryKind } from "../../../vocabulary/elements/elements.ts";
import type { Platform } from "../../../vocabulary/platform/platforms.ts";
import type { Check, ConfigRule } from "../../context/visits.ts";

export const ignoredByPlatform = code("config/ignored-by-platform", {
  severity: "warning",
  since: "0.2",
  tag: "unnecessary",
  title: "The platform of the site does not read a part of it",
  explanation:
    "Several platforms read docs.json, and not each of them reads all of it. What a platform leaves out without a word, such as the languages of a site, is named here with everything that is lost.",
  example: docsExample(
    '{ "$schema": "https://holocron.so/docs.json", "name": "Acme", "navigation": { "languages": [{ "language": "en", "pages": ["intro"] }] } }',
    '{ "$schema": "https://holocron.so/docs.json", "name": "Acme", "navigation": { "pages": ["intro"] } }',
  ),
  cases: {
    list: ({ platform, field, owner }: { platform: string; field: string; owner: string }) => ({
      message: `${platform} does not read ${quote(field)} of ${owner}: what is in the list is not published`,
      hint: `use what ${platform} has instead, or publish the site elsewhere`,
    }),
    include: ({ platform, ref }: { platform: string; ref: string }) => ({
      message: `${platform} does not follow "$ref": the content of ${quote(ref)} is not published`,
      hint: "write the content of the file in place of the reference",
    }),
  },
});

/** How messages call an element. */
const ownerNoun = (kind: ContainerKind): string => (kind === "navigation" ? '"navigation"' : `a ${kind}`);

/** Reports the lists of children that the platform of the site drops without a word, each at its outermost place. */
export const ignoredByPlatformRule: ConfigRule = {
  codes: [ignoredByPlatform],
  needs: ({ check }) => check.platform !== undefined && Object.keys(check.platform.reads).length > 0,
  check: ({ check, config }) => check.platform && reportIgnoredLists(check, config.navigation, check.platform),
};

function reportIgnoredLists({ findings }: Check, navigation: unknown, { label, reads }: Platform): void {
  const open: { value: unknown; kind: ContainerKind; pointer: string }[] = [
    { value: navigation, kind: "navigation", pointer: "/navigation" },
  ];
  for (let at = open.pop(); at; at = open.pop()) {
    const { value, kind, pointer } = at;
    if (!isObject(value)) continue;
    for (const key of CHILD_KEYS) {
      const entries = own(value, key);
      if (!Array.isArray(entries) || entries.length === 0) continue;
      const place = { pointer: `${pointer}/${key}` };
      if (isRead(reads[kind], key)) {
        for (const [index, entry] of entries.entries())
          if (isObject(entry))
            open.push({ value: entry, kind: entryKind(key, entry), pointer: `${place.pointer}/${index}` });
      } else {
        const args = { case: "list", platform: label, field: key, owner: ownerNoun(kind) } as const;
        findings.add(ignoredByPlatform, args, { ...place, part: "key" });
      }
    }
  }
}

const isRead = (read: readonly ChildKey[] | undefined, key: ChildKey): boolean => read?.includes(key) ?? true;
