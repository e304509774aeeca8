import { BARE_HOST, UNSAFE_SCHEME } from "../../vocabulary/link.ts";

/** What a text should look like, and how to get there. */
export interface FormatDescription {
  expected: string;
  advice?: string;
  corrected?: string;
}

const FILE = { expected: "the path or the URL of a file", advice: "remove the field, or name the file" };
const DATE = { expected: "a date: YYYY-MM-DD, or an ISO 8601 date and time" };
const TIME = { expected: "a date and time such as 2026-01-31T09:30:00Z" };

/** The forms of fields that go by their name alone. */
const FORMS: ReadonlyMap<string, FormatDescription> = new Map([
  ["root", { expected: "the path of a page", advice: "name a page of this site; for a link, use an anchor" }],
  ["openapi", FILE],
  ["asyncapi", FILE],
  ["source", FILE],
  ["$ref", FILE],
  ["dateFrom", DATE],
  ["dateTo", DATE],
  ["cursor", { expected: "a ULID: 26 digits and letters", advice: 'pass the "nextCursor" of the page before' }],
  ["createdAt", TIME],
  ["archivedAt", TIME],
  ["prLink", { expected: "a URL" }],
]);

const ANY_TEXT = { expected: "a text that is not empty", advice: "fill it, or remove it" };

/** The form that the text of a field has to have, by the field's name. Only texts that lack it are asked about. */
export function describeFormat(segments: readonly string[], value: unknown): FormatDescription {
  const text = typeof value === "string" ? value : "";
  const keys = segments.filter((segment) => !/^\d+$/.test(segment));
  const key = keys.at(-1) ?? "";
  const owner = keys.at(-2);
  if (owner === "socials") return describeProfile(text);
  if (owner === "color" || owner === "colors") return describeColor(text);
  if (key === "icon" || owner === "icon") return describeIcon(text);
  if (key === "href" || key === "base" || key === "destination") return describeLink(key, text);
  return (keys[0] === "redirects" ? undefined : FORMS.get(key)) ?? ANY_TEXT;
}

function describeIcon(text: string): FormatDescription {
  const corrected = text.replace(/^fa-/, "");
  return { expected: "the icon's name without the prefix", advice: `write ${JSON.stringify(corrected)}`, corrected };
}

const HOST = new RegExp(`^\\s*(?:${BARE_HOST})`, "i");
const UNSAFE = new RegExp(`^(?:${UNSAFE_SCHEME})`);

function describeLink(key: string, text: string): FormatDescription {
  const trimmed = text.trim();
  const corrected = (full: string) => ({ advice: `write ${JSON.stringify(full)}`, corrected: full });
  if (UNSAFE.test(trimmed)) {
    return { expected: "a URL or a path: links that run script are refused", advice: "link to a page instead" };
  }
  if (trimmed === "")
    return { expected: "a URL or a path", advice: `remove ${JSON.stringify(key)}, or say where it leads` };
  const [scheme] = /^h{0,2}t{1,3}p{0,2}s{0,2}[:/]+/i.exec(trimmed) ?? [];
  if (scheme !== undefined) {
    return {
      expected: "a full URL",
      ...corrected(trimmed.replace(scheme, /s/i.test(scheme) ? "https://" : "http://")),
    };
  }
  if (/^[^/]+@/.test(trimmed)) return { expected: "a full URL", ...corrected(`mailto:${trimmed}`) };
  if (HOST.test(trimmed)) return { expected: "a full URL", ...corrected(`https://${trimmed}`) };
  return {
    expected: "a full URL, or a path that begins with a slash",
    advice: `write "/${text}" for a page of this site, "https://…" for another`,
    ...(/^[\w./-]+$/.test(text) ? { corrected: `/${text}` } : {}),
  };
}

function describeProfile(text: string): FormatDescription {
  const expected = "the full URL of a profile";
  if (!HOST.test(text)) return { expected, advice: 'write it as in "https://x.com/acme"' };
  return { expected, advice: `write "https://${text.trim()}"`, corrected: `https://${text.trim()}` };
}

function describeColor(text: string): FormatDescription {
  const expected = "a hex colour: #rgb or #rrggbb";
  if (/^([\da-f]{3}|[\da-f]{6})$/i.test(text)) {
    return { expected, advice: `write "#${text}"`, corrected: `#${text}` };
  }
  return { expected, advice: 'write it as in "#0d9373"' };
}
