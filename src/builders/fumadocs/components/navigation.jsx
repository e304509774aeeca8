import site from "docsjson/fumadocs/site";
import Link from "fumadocs-core/link";

/** The tree, tabs and links around a page, with titles and icons as elements. */
export function drawLayout({ around, tabs: addresses }) {
  const { tree, tabs, links, bar, socials } = site.around[around];
  return {
    tree: { ...tree, name: <Name value={tree.name} />, children: tree.children.map((node) => drawNode(node, true)) },
    tabs: tabs.map((tab, index) => ({
      ...tab,
      title: <Name value={tab.title} />,
      icon: drawIcon(tab.icon),
      url: addresses[index] ?? tab.url,
      urls: new Set(tab.urls),
    })),
    links: [
      ...links.map((link) => ({ ...link, icon: drawIcon(link.icon) })),
      ...bar.map(({ label, href, icon, isButton }) =>
        isButton
          ? { type: "custom", children: <BarLink key={href} {...{ label, href, icon, isButton }} /> }
          : { ...(label === "" ? { type: "icon" } : {}), text: label, url: href, icon: drawIcon(icon) },
      ),
      ...socials.flatMap(({ label, url, icon }) =>
        icon === undefined ? [] : [{ type: "icon", label, text: label, url, icon: drawIcon(icon), external: true }],
      ),
    ],
  };
}

/** A link of `navbar`; `primary` looks like a button. */
export function BarLink({ label, href, icon, isButton }) {
  return (
    <Link className={isButton ? "docs-navbar-link button" : "docs-navbar-link"} href={href}>
      {drawIcon(icon)} {label}
    </Link>
  );
}

/** @param isOutermost whether no group is around it, so that it is a heading of the sidebar if it is one */
function drawNode(node, isOutermost = false) {
  const looks = { name: <Name value={node.name} />, icon: drawIcon(node.icon) };
  if (node.type !== "folder") return { ...node, ...looks };
  // A page that opens a group and is listed in it would be its own next page.
  const children = node.children.filter(({ url }) => url === undefined || url !== node.index?.url);
  return {
    ...node,
    ...looks,
    ...(isOutermost && !node.root ? { name: <span className="docs-group">{looks.name}</span> } : {}),
    ...(node.index ? { index: drawNode(node.index) } : {}),
    children: children.map((child) => drawNode(child, isOutermost && node.root)),
  };
}

function Name({ value }) {
  if (typeof value === "string") return value;
  return (
    <>
      {value.title}
      {value.badges.map(({ kind, text }) => (
        <small key={kind} className={`docs-badge docs-badge-${kind} ${looksOf(kind, text)}`} data-badge={kind}>
          {text}
        </small>
      ))}
    </>
  );
}

const looksOf = (kind, text) => (kind === "method" ? `docs-method docs-${text.toLowerCase()}` : "");

export const drawIcon = (html) => (html ? <span dangerouslySetInnerHTML={{ __html: html }} /> : undefined);
