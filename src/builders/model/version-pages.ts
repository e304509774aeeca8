import { appendTo, commonest } from "../../diagnostic/group-by.ts";
import type { AnyPageNode, NavigationNode, VersionNode } from "../../navigation/tree.ts";
import type { AddressOf } from "./page-address.ts";
import { childrenOf, visible, visiblePages } from "./site-tree.ts";

/** The counterparts of a page in other versions. */
export type Counterparts = (page: AnyPageNode) => readonly (readonly [VersionNode, AnyPageNode])[];

/**
 * Finds the pages of other versions that a page corresponds to: those at the same address but for the folder that most
 * pages of the version lie in, or those of the same operation.
 */
export function findCounterparts(children: readonly NavigationNode[], addressOf: AddressOf): Counterparts {
  const found = new Map<AnyPageNode, (readonly [VersionNode, AnyPageNode])[]>();
  const walk = (nodes: readonly NavigationNode[]): void => {
    const versions = visible(nodes).filter((node) => node.type === "version");
    const lookups = versions.map((version) => versionLookup(version, addressOf));
    for (const own of lookups) {
      const inVersion = (page: AnyPageNode, other: Lookup): AnyPageNode | undefined => {
        if (other === own) return page;
        const counterpart = other.find(own.keysOf(page));
        return counterpart && addressOf(counterpart) !== addressOf(page) ? counterpart : undefined;
      };
      for (const page of own.pages)
        for (const other of lookups) {
          const counterpart = inVersion(page, other);
          if (counterpart) appendTo(found, page, [other.version, counterpart]);
        }
    }
    for (const node of visible(nodes)) if ("children" in node && node.type !== "group") walk(childrenOf(node));
  };
  walk(children);
  return (page) => found.get(page) ?? [];
}

interface Lookup {
  readonly version: VersionNode;
  readonly pages: readonly AnyPageNode[];
  /** What a page of the version may correspond by. */
  readonly keysOf: (page: AnyPageNode) => string[];
  readonly find: (keys: readonly string[]) => AnyPageNode | undefined;
}

function versionLookup(version: VersionNode, addressOf: AddressOf): Lookup {
  const pages = visiblePages([version]);
  const folders = commonFolders(pages.map(addressOf));
  const keysOf = (page: AnyPageNode): string[] => [
    ...folders.flatMap((folder) =>
      addressOf(page).startsWith(`${folder}/`) ? [addressOf(page).slice(folder.length)] : [],
    ),
    ...(page.type === "operation" ? [page.operation] : []),
  ];
  const byKey = new Map<string, AnyPageNode>();
  for (const page of pages) for (const key of keysOf(page)) if (!byKey.has(key)) byKey.set(key, page);
  const find = (keys: readonly string[]) => keys.map((key) => byKey.get(key)).find((page) => page !== undefined);
  return { version, pages, keysOf, find };
}

/** The folders that most addresses lie in, the outermost first: `""`, `/fr` and `/fr/v1` of `/fr/v1/a` and `/fr/v1/b/c`. */
function commonFolders(addresses: readonly string[]): string[] {
  const folders = [""];
  for (let folder = ""; ; folders.push(folder)) {
    const inner = addresses.flatMap((address) => {
      const next = address.startsWith(`${folder}/`) ? address.indexOf("/", folder.length + 1) : -1;
      return next > 0 ? [address.slice(0, next)] : [];
    });
    const [most, count] = commonest(inner) ?? ["", 0];
    if (count * 2 <= addresses.length) return folders;
    folder = most;
  }
}
