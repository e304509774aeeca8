import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { resolveNavigation, validateDocs } from "docsjson";
import ts from "typescript";
import type { Difference } from "./known-differences.ts";

type Fields = Readonly<Record<string, unknown>>;

interface Group {
  readonly pages: readonly (string | Group)[];
}

/** What Holocron's reader makes of a config. */
type Normalize = (config: Fields) => {
  readonly navigation: { readonly tabs: readonly { readonly groups: readonly Group[] }[] };
};

/**
 * Asks Holocron's own reader, in a checkout of its repository, and us which pages its samples list: the configs of its
 * fixtures and examples, and those in its tests. Nothing of it has to be installed.
 */
export async function compareHolocron(checkout: string): Promise<{ asked: number; differences: Difference<string>[] }> {
  const load = (file: string) => import(pathToFileURL(resolve(checkout, "vite/src/lib", file)).href);
  const { normalize }: { normalize: Normalize } = await load("normalize-config.ts");
  const { parseJsonc }: { parseJsonc: (text: string) => unknown } = await load("jsonc.ts");
  const samples = new Map<string, string>();
  for (const file of filesBelow(checkout)) {
    for (const text of samplesIn(file)) if (!samples.has(text)) samples.set(text, file.slice(checkout.length));
  }
  console.warn = () => {};
  const differences: Difference<string>[] = [];
  for (const [text, place] of samples) {
    const config = parseJsonc(text) as Fields;
    const platform = pagesOf(normalize(config).navigation.tabs.flatMap(({ groups }) => groups));
    const ours = [...ourPages(config), ...ourFaults(text)];
    if (String(platform) !== String(ours))
      differences.push({ probe: { place, change: text, config }, platform: String(platform), ours: String(ours) });
  }
  return { asked: samples.size, differences };
}

/** The pages that entries list; the page that a group's heading leads to is no entry on Holocron. */
function ourPages(config: Fields): string[] {
  const { value } = resolveNavigation(config, { platform: "holocron" });
  return (value?.pages ?? []).flatMap((page) => (page.type === "page" && !page.isRoot ? [page.path] : []));
}

/** What we call wrong in a sample. Some of its tests leave the name out, which its schema requires. */
const ourFaults = (text: string): string[] =>
  validateDocs(text, { platform: "holocron" }).diagnostics.flatMap(({ severity, code }) =>
    severity === "info" || code === "config/required" ? [] : [code],
  );

const isSampleFile = (name: string): boolean => /^(?:docs\.jsonc?|holocron\.jsonc|.*\.test\.ts)$/.test(name);

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => isSampleFile(basename(file)) && !file.includes("node_modules"))
    .sort()
    .map((file) => join(folder, file));

/** The configs in a file as text: all of it, or the literals of a test that have a `navigation`. */
function samplesIn(file: string): string[] {
  const text = readFileSync(file, "utf8");
  if (!file.endsWith(".ts")) return [text];
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && /^\s*\{[\s\S]*"navigation"\s*:/.test(node.text)) found.push(node.text);
    const value = ts.isObjectLiteralExpression(node) ? valueOfLiteral(text.slice(node.pos, node.end)) : undefined;
    if (value !== undefined && Object.hasOwn(value as object, "navigation")) found.push(JSON.stringify(value));
    else ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found;
}

/** The value of a literal, `undefined` if it depends on anything. */
function valueOfLiteral(literal: string): unknown {
  try {
    return new Function(`return (${literal})`)();
  } catch {
    return undefined;
  }
}

/** The pages of groups in reading order, without operations, which need a spec, and the entry that stands for the rest. */
const pagesOf = (groups: readonly Group[]): string[] =>
  groups.flatMap(({ pages }) =>
    pages.flatMap((entry) => {
      if (typeof entry !== "string") return pagesOf([entry]);
      return entry === "..." || /^[A-Z]+ /.test(entry) ? [] : [entry];
    }),
  );
