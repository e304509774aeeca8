const TITLE = ".content-panel h1, .theme-doc-markdown > header > h1, .vp-doc h1:has(~ .docs-page), #nd-page > h1";

/**
 * The ids and classes by which style sheets and scripts of the docs know parts of a page on the platform, and what these parts are
 * with the four builders. Source: hosted platform's documentation, "Custom scripts", as far as
 * the style sheets of public sites use it.
 */
const HOOKS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "#navbar": ".page > header.header, .VPNav, .theme-layout-navbar, #nd-subnav",
    "#sidebar": ".page > nav.sidebar, .VPSidebar, .theme-doc-sidebar-container, #nd-sidebar",
    "#sidebar-content":
      "#starlight__sidebar > .sidebar-content, .VPSidebar > nav, .theme-doc-sidebar-menu, #nd-sidebar",
    "#navigation-items":
      ".sidebar-content ul.top-level, #VPSidebarNav, .theme-doc-sidebar-menu, #nd-sidebar [data-radix-scroll-area-viewport]",
    "#sidebar-group":
      ".top-level > li > details > ul, .VPSidebarItem.level-0 > .items, .theme-doc-sidebar-item-category-level-1 > ul, #nd-sidebar :has(> .docs-group) + div",
    "#content-area": ".main-pane > main, .vp-doc > div:has(> .docs-page), .theme-doc-markdown, #nd-page",
    "#content": ".docs-page",
    "#header": ".content-panel:has(h1), .theme-doc-markdown > header, .vp-doc h1:has(~ .docs-page), #nd-page > h1",
    "#page-title": TITLE,
    "#pagination": ".pagination-links, .prev-next, .pagination-nav, #nd-page > div:last-child:has(> a)",
    "#footer": ".docs-footer, .theme-layout-footer",
    "#banner":
      'docs-banner, .sl-banner:not(docs-banner *), .docs-site-banner, .theme-announcement-bar, div[id^="banner-"]',
    "#table-of-contents": ".right-sidebar-container nav, .VPDocAsideOutline, .theme-doc-toc-desktop, #nd-toc",
    "#topbar-cta-button": ".docs-navbar-link.button, .docs-primary",
    "#page-context-menu": "docs-menu",
    ".dark": '[data-theme="dark"]',
    ".light": '[data-theme="light"], :root:not(.dark, [data-theme])',
    ".accordion": ".docs-accordion",
    ".callout": ".docs-callout",
    ".card": ".docs-card",
    ".card-group": ".docs-columns",
    ".code-block": ".docs-code",
    ".code-group": ".docs-tabs-code",
    ".eyebrow": ".docs-eyebrow",
    ".frame": ".docs-frame",
    ".mdx-content": ".docs-page",
    ".nav-tabs": "docs-tab-bar, .VPNavBarMenu, .docs-tab-links",
    ".nav-tabs-item": "docs-tab-bar > nav > ul > li > a, .VPNavBarMenuLink, .docs-tab-links a",
    ".nav-logo": ".site-title img, .VPNavBarTitle .logo, .navbar__logo img, .docs-logo",
    ".navbar-link": ".docs-navbar-link:not(.button)",
    ".prose": ".docs-page",
    ".sidebar-group-header":
      ".top-level > li > details > summary, .VPSidebarItem.level-0 > .item, .theme-doc-sidebar-item-category-level-1 > .menu__list-item-collapsible, #nd-sidebar :has(> .docs-group)",
    ".steps": ".docs-steps",
    ".update": ".docs-update",
  }),
);

/** Where parts of class names are those that the author of a style sheet has seen: a builder's own names have such parts by chance. */
const OWN_CLASSES = ":where(:root, body, .docs-page, .docs-page *, .docs-eyebrow, .docs-footer)";

/** Parts of class names, a text in quotes, or a part of the page by its name on the platform. */
const NAMED = new RegExp(
  `\\[class[*^$]=(?:"[^"\\n]{0,200}"|'[^'\\n]{0,200}'|[\\w-]{1,200})(?: [is])?\\]|"[^"\\n]*"|'[^'\\n]*'|(?:${[...HOOKS.keys()].map((hook) => hook.replace(".", "\\.")).join("|")})(?![\\w\\\\-])`,
  "g",
);

/**
 * What makes room for sidebars in the part of the page that is, on the platform, below them: the sidebars of builders stand beside it.
 */
const ROOM = /^\s*(?:(?:margin|padding)-(?:left|right)\s*:\s*-?[\d.]+r?em|width\s*:\s*calc\(\s*100%\s*-)/;

/** A style sheet that finds the parts of a page which it knows from the platform. */
export const withHooks = (css: string): string => {
  let isContent = false;
  return css.replace(/[^{};]+\{?/g, (text) => {
    if (!text.endsWith("{")) return isContent && ROOM.test(text) ? "" : text;
    isContent = /#content-area\s*\{$/.test(text);
    return text.replace(NAMED, (hook) => {
      if (hook.startsWith("[")) return hook + OWN_CLASSES;
      return HOOKS.has(hook) ? `:is(${hook}, ${HOOKS.get(hook)})` : hook;
    });
  });
};

/**
 * A script that gives the parts of a page the ids and classes of the platform, for scripts and components of the docs that look for
 * them; `undefined` if none does. Builders make parts anew as readers go on, so it looks after each change. A part that has an id of
 * the builder's is found by the platform's as well.
 */
export function hooksScript(texts: readonly string[]): string | undefined {
  const code = texts.filter((text) => /\bdocument\b/.test(text)).join("\n");
  const named = [...HOOKS].filter(([hook]) => new RegExp(`["'\`#.]${hook.slice(1)}(?![\\w-])`).test(code));
  return named.length === 0 ? undefined : SCRIPT.replace("HOOKS", () => JSON.stringify(named));
}

const SCRIPT = `(() => {
  const root = document.documentElement;
  const parts = new Map(HOOKS);
  const byId = document.getElementById.bind(document);
  document.getElementById = (id) => byId(id) ?? (parts.has("#" + id) ? document.querySelector(parts.get("#" + id)) : null);
  const expanded = (selector) =>
    selector.replace(/"[^"]*"|'[^']*'|#[\\w-]+/g, (id) => (parts.has(id) ? ":is(" + id + "," + parts.get(id) + ")" : id));
  const [findOne, findAll] = ["querySelector", "querySelectorAll"].map((method) => document[method].bind(document));
  document.querySelectorAll = (selector) => findAll(expanded(String(selector)));
  // Of a list, what the platform names comes first: a builder may have other parts by the names behind it.
  document.querySelector = (selector) => {
    const all = String(selector);
    const known = /[([]/.test(all) ? [] : all.split(",").filter((part) => expanded(part) !== part);
    return (known.length > 0 && findOne(expanded(known.join(",")))) || findOne(expanded(all));
  };
  const mark = () => {
    const isDark = (root.dataset.theme ?? (root.classList.contains("dark") ? "dark" : "")) === "dark";
    root.classList.toggle("dark", isDark);
    root.classList.toggle("light", !isDark);
    for (const [hook, selector] of parts) {
      const name = hook.slice(1);
      if (name === "dark" || name === "light") continue;
      if (hook[0] === ".") for (const part of document.querySelectorAll(selector)) part.classList.add(name);
      else if (!byId(name)) {
        const part = [...document.querySelectorAll(selector)].find(({ id }) => id === "");
        if (part) part.id = name;
      }
    }
  };
  let next;
  const later = () => (next ??= requestAnimationFrame(() => { next = undefined; mark(); }));
  const seen = { attributes: true, attributeFilter: ["class", "data-theme"], childList: true, subtree: true };
  new MutationObserver(later).observe(root, seen);
  mark();
})();
`;
