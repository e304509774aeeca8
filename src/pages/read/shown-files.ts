import type { LinkForm } from "./scanned-page.ts";

const SHOWN = new Set(["src", "srcSet", "srcset", "poster", "img", "icon", "og:image", "twitter:image"]);

/** Whether a link shows a file rather than leading somewhere. */
export const isShown = ({ form, field }: { form: LinkForm; field?: string }): boolean =>
  form === "image" || (field !== undefined && SHOWN.has(field));
