import { isObject } from "../../json/json-value.ts";
import { normalizePagePath } from "../../vocabulary/addresses/page-path.ts";
import type { OpenDocs } from "../open-docs.ts";
import { type PageMention, pageMentions } from "./page-mentions.ts";

/** The places that name the given pages, and the pages among them that no place names. */
export function seek(
  open: OpenDocs,
  paths: Iterable<string>,
  within: string,
): { mentions: PageMention[]; missing: string[] } {
  const wanted = new Set(Array.from(paths, normalizePagePath));
  const inside = (pointer: string) => pointer === within || pointer.startsWith(`${within}/`);
  const mentions = isObject(open.config)
    ? pageMentions(open.config).filter(({ path, pointer }) => wanted.has(path) && inside(pointer))
    : [];
  const found = new Set(mentions.map(({ path }) => path));
  return { mentions, missing: [...wanted].filter((path) => !found.has(path)) };
}
