import type { ShapeFault } from "../../json/shape.ts";
import { BARE_HOST, UNSAFE_SCHEME } from "../../vocabulary/addresses/link-patterns.ts";
import type { StringForm } from "../../vocabulary/files/string-forms.ts";
import type { WrongForm } from "../codes/config-format.ts";

/**
 * The form that a string must have instead of the one that it has, and what is meant, where that can be told.
 * @param key the last key that leads to it
 */
export function wrongForm({ form, pattern }: Misfit, key: string, text: string): WrongForm {
  switch (form as StringForm | undefined) {
    case "link":
      return linkForm(key, text);
    case "footer-link":
      return footerForm(key, text);
    case "profile":
    case "https-url":
      return { case: form as "profile" | "https-url", corrected: withHttps(text) };
    case "bare-host":
      return { case: "bare-host", corrected: text.replace(/^https?:\/\//, "") };
    case "folder":
      return { case: "folder", corrected: folderInText(text) };
    case "color":
      return { case: "color", corrected: /^([\da-f]{3}|[\da-f]{6})$/i.test(text) ? `#${text}` : undefined };
    case "icon":
      return { case: "icon", corrected: text.replace(/^fa-/, "") };
    case "beginning":
      return { case: "beginning", beginning: pattern.replace(/^\^/, "") };
    case "url":
      return { case: text.trim() === "" ? "empty" : "url" };
    case undefined:
      return { case: "empty" };
    default:
      return { case: form } as WrongForm;
  }
}

type Misfit = Extract<ShapeFault, { keyword: "pattern" }>;

const HOST = new RegExp(`^\\s*(?:${BARE_HOST})`, "i");
const UNSAFE = new RegExp(`^(?:${UNSAFE_SCHEME})`);

/** A URL with the scheme `https`, if it has none, or `http`. */
const withHttps = (text: string): string | undefined =>
  HOST.test(text) || /^\s*http:\/\/[^\s/]/i.test(text)
    ? `https://${text.trim().replace(/^http:\/\//i, "")}`
    : undefined;

/** A path without the slashes around it, if that makes it the path of a folder. */
function folderInText(text: string): string | undefined {
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
