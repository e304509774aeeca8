import { type Finding, finding, type Place } from "../../diagnostic/finding.ts";
import { stringPointer, stringsOf } from "../../navigation/context/config-strings.ts";
import type { ResolvedNavigation } from "../../navigation/tree.ts";
import { linkExternalDead, linkNotChecked } from "../../pages/codes/link.ts";
import { judgedPages } from "../../pages/judged-pages.ts";
import { outwardIn } from "../../pages/page-contents.ts";
import type { Excuses } from "../../policy/excuses/excuses.ts";
import { isWebUrl } from "../../vocabulary/addresses/url.ts";
import type { PageTexts } from "../pages/page-texts.ts";
import type { Site } from "../site.ts";
import { AddressCache } from "./address-cache.ts";
import { askAddresses, type DeadReason, type ExternalPolicy } from "./ask-addresses.ts";

interface ExternalCheck {
  readonly site: Site;
  readonly navigation: ResolvedNavigation;
  readonly texts: PageTexts;
  readonly policy: ExternalPolicy;
  readonly ignored: (target: string) => boolean;
  /** The comments in pages: what they excuse is not asked for. */
  readonly excuses: Excuses | undefined;
  /** Whether what is found is kept on the disk for the next run. */
  readonly keeps: boolean;
  readonly onProgress?: ((what: string) => void) | undefined;
}

/**
 * Asks the web for every address that pages and docs.json link to, each once. Codes: `link/external-dead`,
 * `link/not-checked`.
 */
export async function checkExternal(check: ExternalCheck): Promise<Finding[]> {
  const { site, policy, keeps, onProgress } = check;
  const places = externalLinks(check);
  const cache = new AddressCache(keeps ? site.folder : undefined);
  const dead = new Map<string, DeadReason>();
  const asked: string[] = [];
  for (const address of places.keys()) {
    const known = cache.get(address);
    if (!known) asked.push(address);
    else if (known.state === "dead") dead.set(address, known.why);
  }
  let [done, unknown] = [0, 0];
  await askAddresses(byTurns(asked), policy, (address, state) => {
    cache.set(address, state);
    if (state.state === "dead") dead.set(address, state.why);
    if (state.state === "unknown") unknown++;
    onProgress?.(`asking addresses: ${++done} of ${asked.length}`);
  });
  if (asked.length > 0) cache.save();
  const findings = [...places].flatMap(([address, links]) => {
    const why = dead.get(address);
    return why ? links.map(({ target, place }) => finding(linkExternalDead, { ...why, target, address }, place())) : [];
  });
  return unknown > 0
    ? [...findings, finding(linkNotChecked, { case: "address", count: unknown }, { pointer: "" })]
    : findings;
}

interface ExternalLink {
  readonly target: string;
  readonly place: () => Place;
}

/** The links to the web by their addresses, without fragments. */
function externalLinks({ site, navigation, texts, ignored, excuses }: ExternalCheck): Map<string, ExternalLink[]> {
  const places = new Map<string, ExternalLink[]>();
  const add = (target: string, place: () => Place): void => {
    const address = isWebUrl(target) && !ignored(target) ? externalAddress(target) : undefined;
    if (address === undefined) return;
    const known = places.get(address);
    if (known) known.push({ target, place });
    else places.set(address, [{ target, place }]);
  };
  for (const found of stringsOf(site.config))
    if (found.key === "href") add(found.value, () => ({ pointer: stringPointer(found) }));
  for (const { file, contents } of judgedPages(navigation, site))
    for (const unread of outwardIn(contents)) {
      const link = unread.read();
      if (!excuses?.isExcused(file, link.start, linkExternalDead.name))
        add(link.target, () => texts.placeIn(file, link));
    }
  return places;
}

/** The address that is asked; `undefined` for text that is none, or that has placeholders (`https://{host}`). */
function externalAddress(target: string): string | undefined {
  if (/[{}<>$]|%7B/i.test(target) || !URL.canParse(target)) return undefined;
  const url = new URL(target);
  if (isForExamples(url.hostname)) return undefined;
  url.hash = "";
  return url.href;
}

/** Names that never lead anywhere. Source: RFC 2606, RFC 6761. */
const isForExamples = (host: string): boolean =>
  /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost|local)$/i.test(host);

/** Addresses so that those of one host are apart. */
function byTurns(addresses: readonly string[]): string[] {
  const turns = new Map<string, number>();
  const placed = addresses.map((address) => {
    const { host } = new URL(address);
    const turn = turns.get(host) ?? 0;
    turns.set(host, turn + 1);
    return { address, turn };
  });
  return placed.sort((a, b) => a.turn - b.turn).map(({ address }) => address);
}
