import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { OperationNode } from "../../navigation/tree.ts";
import { toOperationPage } from "../operation-page/operation-page.ts";
import { firstParagraph } from "../shared/inline-markdown.ts";
import { operationSpecs } from "../shared/operation-specs.ts";
import type { AddressOf } from "../shared/page-address.ts";
import type { Docs } from "../shared/read-docs.ts";
import { starlightAddresses } from "./starlight-addresses.ts";

/** Docs with the addresses of their pages, and the operations that have a page, by its address. */
export interface ServedDocs {
  readonly docs: Docs;
  readonly addressOf: AddressOf;
  readonly operations: ReadonlyMap<string, OperationNode>;
}

export function servedDocs(docs: Docs): ServedDocs {
  const { navigation } = docs;
  const addressOf = starlightAddresses(navigation);
  const operations = new Map<string, OperationNode>();
  for (const page of [...navigation.pages, ...navigation.unlisted])
    if (page.type === "operation" && !operations.has(addressOf(page))) operations.set(addressOf(page), page);
  return { docs, addressOf, operations };
}

/** Renders the pages of operations into files, each of which is read when its page is built. */
export async function writeOperations({ docs, operations }: ServedDocs, cacheFolder: string) {
  const folder = join(cacheFolder, "docsjson");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const specOf = operationSpecs(docs.site);
  const written: { path: string; title: string; description?: string; file: string }[] = [];
  for (const [address, page] of operations) {
    const file = join(folder, `${written.length}.json`);
    const { html, headings } = toOperationPage(page, specOf(page));
    await writeFile(file, JSON.stringify({ html, headings }));
    const description = firstParagraph(page.description);
    written.push({ path: address.slice(1), title: page.title, ...(description ? { description } : {}), file });
  }
  return written;
}
