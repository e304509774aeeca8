import { asList, asObject, own } from "../../../json/json-value.ts";
import type { Icon } from "../../../navigation/tree.ts";
import { isSafeHref } from "../../../vocabulary/addresses/url.ts";
import { escapeMarkup } from "../../../vocabulary/files/escape-markup.ts";
import { iconOf } from "../../model/site-settings.ts";

/**
 * An entry of the menu, as the page's script reads it: `copy`, `view`, `print`, `download:` with the address of a file, or an
 * address with placeholders. Only entries of the author's own have an icon (HTML): the script draws those of the others.
 */
type MenuEntry = readonly [label: string, action: string, description?: string, icon?: string | undefined];

/** Draws an icon as HTML; `undefined` for one without a picture. */
export type DrawIcon = (icon: Icon) => string | undefined;

const DOWNLOAD = "download:";

/** The tools that open with a question about a page. `$prompt` is that question. */
const TOOLS: Readonly<Record<string, MenuEntry>> = {
  copy: ["Copy page", "copy", "As Markdown"],
  view: ["View as Markdown", "view"],
  "download-pdf": ["Print or save as PDF", "print"],
  "download-spec": ["Download the API description", DOWNLOAD],
  chatgpt: ["Open in ChatGPT", "https://chatgpt.com/?q=$prompt"],
  claude: ["Open in Claude", "https://claude.ai/new?q=$prompt"],
  perplexity: ["Open in Perplexity", "https://www.perplexity.ai/search?q=$prompt"],
  grok: ["Open in Grok", "https://grok.com/?q=$prompt"],
  aistudio: ["Open in Google AI Studio", "https://aistudio.google.com/prompts/new_chat?prompt=$prompt"],
};

/** `contextual` of docs.json as the menu of a page. */
export interface PageMenu {
  /** The element that the page's script makes the menu of, with the link to the page's feed; without entries, that alone. */
  readonly html: (page: {
    readonly address: string;
    /** The address of its Markdown. */
    readonly markdown: string;
    /** The address of the spec that the page is of. */
    readonly spec?: string | undefined;
    /** HTML. */
    readonly feed?: string | undefined;
  }) => string;
  /** The entries that are left out, which need a service of the platform: their places in the list. */
  readonly left: readonly number[];
}

export function pageMenu(config: unknown, drawIcon: DrawIcon = () => undefined): PageMenu {
  const entries: MenuEntry[] = [];
  const left: number[] = [];
  for (const [index, option] of asList(own(asObject(own(asObject(config), "contextual")), "options")).entries()) {
    const entry = typeof option === "string" ? builtIn(option) : ownEntry(asObject(option), drawIcon);
    if (entry) entries.push(entry);
    else left.push(index);
  }
  return {
    left,
    html: ({ address, markdown, spec, feed = "" }) => {
      const shown = entries.flatMap((entry): MenuEntry[] => {
        const [label, action] = entry;
        if (action === DOWNLOAD) return spec === undefined ? [] : [[label, DOWNLOAD + spec]];
        return [entry];
      });
      if (shown.length === 0) return feed;
      const data = { entries: JSON.stringify(shown), path: address, markdown };
      const written = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeMarkup(value)}"`);
      return `<docs-menu${written.join("")}>${feed}</docs-menu>`;
    },
  };
}

const builtIn = (name: string): MenuEntry | undefined => (Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined);

/** An entry of the author's own: a title, and an address or its parts. */
function ownEntry(
  { title, description, href, icon }: Readonly<Record<string, unknown>>,
  drawIcon: DrawIcon,
): MenuEntry | undefined {
  const { base, query } = asObject(href);
  const parameters = asList(query).flatMap((each) => {
    const { key, value } = asObject(each);
    return typeof key === "string" && typeof value === "string" ? [`${encodeURIComponent(key)}=${value}`] : [];
  });
  const address = typeof base === "string" ? [base, parameters.join("&")].filter(Boolean).join("?") : href;
  if (typeof title !== "string" || typeof address !== "string") return undefined;
  if (!isSafeHref(address) || address.includes("$mcp")) return undefined;
  const more = typeof description === "string" ? description : "";
  const sign = iconOf(icon);
  return [title, address, more, sign && drawIcon(sign)];
}
