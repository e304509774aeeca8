import type { Properties } from "hast";

/** Attributes whose value is the address of something that is opened, loaded or sent to (HTML, "Attributes"; SVG 2, "Linking"). */
const ADDRESSES: ReadonlySet<string> = new Set([
  "action",
  "background",
  "cite",
  "codebase",
  "data",
  "formaction",
  "href",
  "icon",
  "itemid",
  "longdesc",
  "manifest",
  "ping",
  "poster",
  "profile",
  "src",
  "xlinkhref",
]);

/** Attributes that hold a document of their own, or send readers elsewhere. */
const NEVER: ReadonlySet<string> = new Set(["srcdoc", "httpequiv", "is"]);

/** Schemes that run what they are followed by. */
const RUNNING = /^(?:javascript|vbscript|livescript|mocha):/i;

/** A document, which may have scripts, in an address. Pictures of SVG run none where they are shown as pictures. */
const DATA_DOCUMENT = /^data:(?!(?:image|audio|video|font)\/)/i;
const PICTURES: ReadonlySet<string> = new Set(["img", "source", "video", "audio", "image", "feimage", "input"]);

/** The attributes of an element, without those that run a script or name an address that does. */
export function safeAttributes(
  tagName: string,
  properties: Properties,
  onLeft: (attribute: string) => void = () => undefined,
): Properties {
  const tag = tagName.toLowerCase();
  // An animation of SVG may change the address of a link.
  if (/^(?:animate|set)/.test(tag) && /href/i.test(String(properties.attributeName ?? properties.attributename)))
    return {};
  const kept = Object.entries(properties).filter(([name, value]) => {
    const isKept = isSafe(tag, plainName(name), value);
    if (!isKept) onLeft(name);
    return isKept;
  });
  return Object.fromEntries(kept);
}

/** `xlink:href`, `xlinkHref` and `XLINK:HREF` as one. */
const plainName = (name: string): string => name.replace(/[-:_]/g, "").toLowerCase();

function isSafe(tag: string, name: string, value: unknown): boolean {
  if (!/^[\w:.-]+$/.test(name) || name.startsWith("on") || NEVER.has(name)) return false;
  if (!ADDRESSES.has(name)) return true;
  return isSafeAddress(tag, [value].flat().join(" "));
}

/** Whether an address runs nothing, as browsers read it: without tabs and line ends, and without what is in front. */
function isSafeAddress(tag: string, written: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave them out
  const address = written.replace(/[\t\n\r]/g, "").replace(/^[\u0000-\u0020]+/, "");
  if (RUNNING.test(address)) return false;
  return PICTURES.has(tag) || (!DATA_DOCUMENT.test(address) && !/^data:image\/svg/i.test(address));
}
