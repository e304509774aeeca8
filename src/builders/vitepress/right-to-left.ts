/** The width beside the layout on wide screens, on each side. */
const BESIDE = "(100vw - var(--vp-layout-max-width))/2";
const SIDEBAR = "var(--vp-sidebar-width)";
const LINE = "1px solid var(--vp-c-divider)";

/** What VitePress' theme has at the left or right in so many words, at the other side: for languages that are written from right to left. */
export const RIGHT_TO_LEFT_STYLE = `html[dir="rtl"]{${[
  ".VPSidebar{left:auto;right:0}.VPSidebar:not(.open){transform:translateX(100%)}",
  `.VPSidebarItem:not(.level-0) .items{border-left:0;border-right:${LINE};padding-left:0;padding-right:16px}`,
  ".VPSidebarItem .indicator{left:auto;right:-17px}.VPSidebarItem .caret{margin-left:-7px;margin-right:0}",
  ".VPSidebarItem.collapsed .caret-icon{transform:rotate(180deg)}",
  ".VPNavBarTitle .logo{margin-left:8px;margin-right:0}.VPNavBarSearch{padding-left:0;padding-right:32px}",
  ".VPNavBarSearch .DocSearch-Button-Placeholder{padding-left:16px}.VPNavBar .social-links{margin-left:-8px;margin-right:0}.VPNav .VPFlyout .menu{left:0;right:auto}",
  ".VPNav .text-icon{margin-left:0;margin-right:4px}.VPLocalNav .menu-icon{margin-left:8px;margin-right:0}",
  ".VPDoc .aside{padding-left:0;padding-right:32px}.VPDoc .left-aside{padding-left:32px;padding-right:0}",
  `.VPDocAsideOutline .content{border-left:0;border-right:${LINE};padding-left:0;padding-right:16px}`,
  ".VPDocAsideOutline .outline-marker{left:auto;right:-1px}.VPDocOutlineItem .nested{padding-left:0;padding-right:13px}",
  ".VPDocFooter .pager-link.next{margin-left:0;margin-right:auto;text-align:left}",
  "@media(min-width:960px){",
  `.VPSidebar:not(.open){transform:none}.VPNavBar.has-sidebar .title{left:auto;right:0}`,
  `:is(.VPContent,.VPLocalNav).has-sidebar,.VPNavBar.has-sidebar .divider{padding-left:0;padding-right:${SIDEBAR}}`,
  `.VPNavBar.has-sidebar .content{padding-left:32px;padding-right:${SIDEBAR}}}`,
  "@media(min-width:1440px){",
  ":is(.VPSidebar,.VPNavBar.has-sidebar .title){padding-left:32px;padding-right:max(32px,calc((100% - (var(--vp-layout-max-width) - 64px))/2))}",
  `:is(.VPContent,.VPLocalNav).has-sidebar,.VPNavBar.has-sidebar :is(.content,.divider){padding-right:calc(${BESIDE} + ${SIDEBAR})}`,
  `.VPContent.has-sidebar{padding-left:calc(${BESIDE})}.VPNavBar.has-sidebar .content{padding-left:calc(${BESIDE} + 32px)}}`,
].join("")}}`;
