import { decodePath } from "../builders/link.ts";
import { decodeTexts, parseRedirect, patternSource } from "../builders/redirects/redirect-pattern.ts";
import { isObject, own } from "../json/json-value.ts";

/** The redirects of a docs.json, as written. */
export function redirectsOf(config: unknown): { source: string; destination: string }[] {
  const list = isObject(config) ? own(config, "redirects") : undefined;
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry) => {
    const { source, destination } = isObject(entry) ? entry : {};
    return typeof source === "string" && typeof destination === "string" ? [{ source, destination }] : [];
  });
}

/** Where an address leads by the redirects of a docs.json, wildcards included, step by step; `undefined` where none has it. */
export function prepareRedirects(config: unknown): (address: string) => string | undefined {
  const plain = new Map<string, string>();
  const patterns: { test: RegExp; fill: (values: readonly string[]) => string }[] = [];
  for (const redirect of redirectsOf(config)) {
    const { source, destination } = parseRedirect(redirect);
    if (source.every(({ type }) => type === "text")) {
      if (!plain.has(redirect.source)) plain.set(redirect.source, redirect.destination);
      continue;
    }
    const names = source.flatMap((part) => (part.type === "text" ? [] : [part.name]));
    patterns.push({
      test: new RegExp(patternSource(decodeTexts(source)), "s"),
      fill: (values) =>
        destination
          .map((part) => (part.type === "text" ? part.text : (values[names.indexOf(part.name)] ?? "")))
          .join(""),
    });
  }
  const step = (address: string): string | undefined => {
    const exact = plain.get(address);
    if (exact !== undefined) return exact;
    for (const { test, fill } of patterns) {
      const match = test.exec(decodePath(address));
      if (match) return fill(match.slice(1).map((value) => value ?? ""));
    }
    return undefined;
  };
  return (address) => {
    let at = step(address);
    for (let hops = 0; at !== undefined && hops < MOST_HOPS; hops++) {
      const next = step(at.replace(/[?#].*$/s, ""));
      if (next === undefined) return at;
      at = next;
    }
    return at;
  };
}

/** Past these, redirects lead in a circle. */
const MOST_HOPS = 20;
