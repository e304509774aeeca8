import { BARE_HOST, UNSAFE_SCHEME } from "../../vocabulary/link-patterns.ts";
import type { WrongForm } from "../codes/config-format.ts";

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
  ["hosts", { case: "host-name" }],
  ["overlays", { case: "file" }],
  ["graphql", { case: "file" }],
  ["sdk", { case: "sdk-part" }],
  ["api", { case: "endpoint" }],
  ["logo", { case: "image" }],
  ["measurementId", { case: "beginning", beginning: "G" }],
  ["tagId", { case: "beginning", beginning: "G" }],
  ["apiKey", { case: "beginning", beginning: "phc_" }],
  ["bundleId", { case: "identifier" }],
  ["launchUrl", { case: "url" }],
  ["apiHost", { case: "url" }],
]);

/** The form that a string must have, by the keys that lead to it. Called only for strings of another form. */
export function expectedForm(segments: readonly string[], value: unknown): WrongForm {
  const text = typeof value === "string" ? value : "";
  const keys = segments.filter((segment) => !/^\d+$/.test(segment));
  const key = keys.at(-1) ?? "";
  const owner = keys.at(-2);
  if (owner === "socials") return { case: "profile", corrected: withHttps(text) };
  if (key === "scriptSource" || key === "cdnUrl") return { case: "https-url", corrected: withHttps(text) };
  if (owner === "plausible") return { case: "bare-host", corrected: text.replace(/^https?:\/\//, "") };
  if (owner === "mdx" || owner === "organization") return text === "" ? { case: "empty" } : { case: "url" };
  if (owner === "paths") return { case: "folder", corrected: folderOf(text) };
  if (owner === "color" || owner === "colors") {
    return { case: "color", corrected: /^([\da-f]{3}|[\da-f]{6})$/i.test(text) ? `#${text}` : undefined };
  }
  if (key === "icon" || owner === "icon") return { case: "icon", corrected: text.replace(/^fa-/, "") };
  if (key === "href" && owner === "items") return footerForm(key, text);
  const isPageUrl = key === "url" && keys.length === 1;
  if (key === "href" || key === "base" || key === "destination" || isPageUrl) return linkForm(key, text);
  return (keys[0] === "redirects" ? undefined : FORMS.get(key)) ?? { case: "empty" };
}

const HOST = new RegExp(`^\\s*(?:${BARE_HOST})`, "i");
const UNSAFE = new RegExp(`^(?:${UNSAFE_SCHEME})`);

/** A URL with the scheme `https`, if it has none, or `http`. */
const withHttps = (text: string): string | undefined =>
  HOST.test(text) || /^\s*http:\/\/[^\s/]/i.test(text)
    ? `https://${text.trim().replace(/^http:\/\//i, "")}`
    : undefined;

/** A path without the slashes around it, if that makes it the path of a folder. */
function folderOf(text: string): string | undefined {
  const path = text.trim().replace(/^(?:\.?\/)+|\/+$/g, "");
  return /^(?!\.{1,2}(?:\/|$))[^/\s?#]+(?:\/(?!\.{1,2}(?:\/|$))[^/\s?#]+)*$/.test(path) ? path : undefined;
}

/** The form of a link in the footer. Faults of other links are worded in the same way. */
function footerForm(key: string, text: string): WrongForm {
  const form = linkForm(key, text);
  const isHttp = /^\s*http:\/\/[^\s/]/i.test(text);
  return isHttp || form.case === "link"
    ? { case: "footer-link", corrected: isHttp ? withHttps(text) : undefined }
    : form;
}

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
