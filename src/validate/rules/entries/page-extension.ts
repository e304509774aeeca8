import type { Check } from "../../context/check-context.ts";
import { replaceFix } from "../../context/fixes.ts";

/** Reports a page path that ends in the extension of its file. */
export function reportPageExtension({ findings }: Check, path: string, pointerOfPath: () => string): void {
  const plain = path.replace(/\.mdx?\s*$/i, "");
  if (plain === path || plain === "") return;
  const pointer = pointerOfPath();
  findings.add("nav/page-extension", { path, plain }, { pointer }, { fixes: [replaceFix(pointer, plain)] });
}
