let shown: string | undefined;

/** Brings the entry of a page that readers have come to into view, in the lists of pages that scroll by themselves. */
export function showEntry(): void {
  if (shown === location.pathname) return;
  shown = location.pathname;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(":is(nav, aside) a[href]")) {
    const isEntry = link.origin === location.origin && pathOf(link) === pathOf(location) && !link.href.includes("#");
    const list = isEntry ? listAround(link) : undefined;
    if (!list) continue;
    const [entry, frame] = [link, list].map((part) => part.getBoundingClientRect());
    if (!entry || !frame || entry.height === 0) continue;
    const bottom = Math.min(frame.bottom, innerHeight);
    if (entry.top < frame.top || entry.bottom > bottom) list.scrollTop += entry.top - (frame.top + bottom) / 2;
  }
}

const pathOf = ({ pathname }: { readonly pathname: string }): string => pathname.replace(/\/$/, "");

function listAround(link: Element): Element | undefined {
  for (let part = link.parentElement; part && part !== document.body; part = part.parentElement)
    if (part.scrollHeight > part.clientHeight && /auto|scroll/.test(getComputedStyle(part).overflowY)) return part;
  return undefined;
}
