import type { WrongForm } from "../../diagnostic/codes/string-form.ts";
import { BARE_HOST, UNSAFE_SCHEME } from "../../vocabulary/link.ts";

/** The forms of fields that depend on their name alone. */
const FORMS: ReadonlyMap<string, WrongForm> = new Map([
  ["root", { case: "page-path" }],
  ["openapi", { case: "file" }],
  ["asyncapi", { case: "file" }],
  ["source", { case: "file" }],
  ["$ref", { case: "file" }],
  ["dateFrom", { case: "date" }],
  ["dateTo", { case: "date" }],
  ["cursor", { case: "ulid" }],
  ["createdAt", { case: "date-time" }],
  ["archivedAt", { case: "date-time" }],
  ["prLink", { case: "url" }],
]);

/** The form that a string must have, by the keys that lead to it. Called only for strings of another form. */
export function expectedForm(segments: readonly string[], value: unknown): WrongForm {
  const text = typeof value === "string" ? value : "";
  const keys = segments.filter((segment) => !/^\d+$/.test(segment));
  const key = keys.at(-1) ?? "";
  const owner = keys.at(-2);
  if (owner === "socials") {
    return { case: "profile", corrected: HOST.test(text) ? `https://${text.trim()}` : undefined };
  }
  if (owner === "color" || owner === "colors") {
    return { case: "color", corrected: /^([\da-f]{3}|[\da-f]{6})$/i.test(text) ? `#${text}` : undefined };
  }
  if (key === "icon" || owner === "icon") return { case: "icon", corrected: text.replace(/^fa-/, "") };
  if (key === "href" || key === "base" || key === "destination") return linkForm(key, text);
  return (keys[0] === "redirects" ? undefined : FORMS.get(key)) ?? { case: "empty" };
}

const HOST = new RegExp(`^\\s*(?:${BARE_HOST})`, "i");
const UNSAFE = new RegExp(`^(?:${UNSAFE_SCHEME})`);

function linkForm(key: string, text: string): WrongForm {
  const trimmed = text.trim();
  if (UNSAFE.test(trimmed)) return { case: "script-link" };
  if (trimmed === "") return { case: "empty-link", key };
  const [scheme] = /^h{0,2}t{1,3}p{0,2}s{0,2}[:/]+/i.exec(trimmed) ?? [];
  if (scheme !== undefined) {
    return { case: "incomplete-url", corrected: trimmed.replace(scheme, /s/i.test(scheme) ? "https://" : "http://") };
  }
  if (/^[^/]+@/.test(trimmed)) return { case: "incomplete-url", corrected: `mailto:${trimmed}` };
  if (HOST.test(trimmed)) return { case: "incomplete-url", corrected: `https://${trimmed}` };
  return { case: "link", corrected: /^[\w./-]+$/.test(text) ? `/${text}` : undefined };
}
