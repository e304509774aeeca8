import type { Element, ElementContent, Properties, Root, RootContent } from "hast";

/** Elements that would break the page around them, or that no builder lets stand in one. */
const DROPPED: ReadonlySet<string> = new Set(["html", "head", "body", "title", "base", "frameset"]);

/** Elements whose content goes with them: scripts, and what browsers read as text in one place and as markup in another. */
const GONE: ReadonlySet<string> = new Set([
  "script",
  "noscript",
  "noembed",
  "noframes",
  "xmp",
  "plaintext",
  "template",
]);

/** Elements before which a browser ends a paragraph. */
const BLOCKS =
  /^(address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6r]|header|main|nav|[ou]l|p|pre|section|table)$/;

/** Told of an element that is taken out with what is in it, or of an attribute. */
type OnLeft = (tagName: string, attribute?: string) => void;

/**
 * Takes out what a page can't be in another page with: scripts, a document of its own, what calls a function, attributes that
 * run something. The content of elements stays, but for scripts. A paragraph around blocks is none, so that its own looks are around them.
 */
export function keepSafeElements(root: Root, onLeft: OnLeft = () => undefined): void {
  root.children = root.children.flatMap((node) => kept(node, onLeft)) as RootContent[];
}

function kept(node: RootContent, onLeft: OnLeft): RootContent[] {
  if (node.type !== "element") return [node];
  const name = node.tagName.toLowerCase();
  if (GONE.has(name)) {
    onLeft(name);
    return [];
  }
  const children = node.children.flatMap((child) => kept(child, onLeft)) as ElementContent[];
  if (DROPPED.has(name) || !/^[a-z][\w.:-]*$/.test(name)) return children;
  const isAround =
    node.tagName === "p" && children.some((child) => child.type === "element" && BLOCKS.test(child.tagName));
  const tagName = isAround ? "div" : node.tagName;
  const isPlain = Object.keys(node.properties).length === 0;
  const properties = isAround && isPlain ? { className: ["docs-paragraph"] } : withOwnHeight(node);
  return [
    {
      ...node,
      tagName,
      properties: safeAttributes(tagName, properties, (attribute) => onLeft(name, attribute)),
      children: name === "style" ? asStyle(children) : /^(li|p)$/.test(name) ? withLabel(children) : children,
    } satisfies Element,
  ];
}

/** The text behind a box of a list of tasks is the label of the box, which Markdown leaves without one. */
function withLabel(children: ElementContent[]): ElementContent[] {
  const [box] = children;
  if (box?.type !== "element" || box.tagName !== "input" || box.properties.type !== "checkbox") return children;
  const block = children.findIndex((child) => child.type === "element" && BLOCKS.test(child.tagName));
  const end = block < 0 ? children.length : block;
  const label: Element = { type: "element", tagName: "label", properties: {}, children: children.slice(0, end) };
  return [label, ...children.slice(end)];
}

/** A style sheet, in which no `<` ends it or begins an element: browsers read one inside of SVG as markup. */
const asStyle = (children: ElementContent[]): ElementContent[] =>
  children.map((child) => (child.type === "text" ? { ...child, value: child.value.replaceAll("<", "\\3c ") } : child));

/** Themes let frames be as high as what is in them, which is nothing. */
function withOwnHeight({ tagName, properties }: Element): Properties {
  const { height, style } = properties;
  const isLost = tagName === "iframe" && style === undefined && /^\d+$/.test(String(height));
  return isLost ? { ...properties, style: `height:${height}px` } : properties;
}

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
function safeAttributes(
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
