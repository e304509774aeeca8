import { appendTo } from "../diagnostic/group-by.ts";
import { addressPath, decodePath, withoutEndSlash } from "../vocabulary/addresses/address.ts";
import { leavesSite } from "../vocabulary/addresses/url.ts";
import type { DocsRedirect } from "./docs-redirects.ts";
import { prepareMatch } from "./match-pattern.ts";
import {
  decodeTexts,
  fillPattern,
  namesIn,
  type PatternPart,
  parseRedirect,
  plainAddress,
} from "./redirect-pattern.ts";

/** One step of an address: the redirect that it has, and where that leads. */
export interface Hop<Redirect> {
  readonly redirect: Redirect;
  readonly to: string;
}

/**
 * Where an address leads in the end; `endless` where it leads in a circle, with the redirects of it. `isFixed`: every hop
 * is a permanent redirect of the one address, so it will not lead elsewhere next month.
 */
export type RedirectEnd<Redirect> =
  | { readonly address: string; readonly hops: number; readonly isFixed: boolean }
  | { readonly endless: readonly Redirect[] };

interface Pattern<Redirect> {
  readonly redirect: Redirect;
  readonly source: readonly PatternPart[];
  readonly destination: readonly PatternPart[];
  /** Its place among all redirects: of several that fit, the first counts. */
  readonly order: number;
  match?: ReturnType<typeof prepareMatch>;
}

/** The limit on the cost of trying patterns, in characters compared at worst. Beyond it, wildcards are not followed. */
const MOST_EFFORT = 50_000_000;

/** How often one wildcard may lead on to itself: past that, the address only grows. */
const MOST_REPEATS = 5;

/**
 * The redirects of a site as they are looked up: the redirect of an address itself comes before redirects with wildcards,
 * and of several that fit, the first. A fragment or a query of the address is not compared, and neither is a slash at
 * its end. A source with `?` or `#` fits no address. Looking up costs no more if there are many redirects.
 */
export class RedirectTable<Redirect extends DocsRedirect> {
  readonly #plain = new Map<string, Redirect>();
  /** The redirects with placeholders, by the text before the first of them. */
  readonly #patterns = new Map<string, Pattern<Redirect>[]>();
  readonly #prefixLengths: readonly number[];
  readonly #ends = new Map<string, RedirectEnd<Redirect>>();
  readonly #isPage: (address: string) => boolean;
  #effort = MOST_EFFORT;

  /** @param isPage tells the addresses (as `addressKey` gives them) at which a page is: no wildcard leads away from there */
  constructor(redirects: Iterable<Redirect>, isPage: (address: string) => boolean = () => false) {
    this.#isPage = isPage;
    const lengths = new Set<number>();
    let order = 0;
    for (const redirect of redirects) {
      if (/[?#]/.test(redirect.source)) continue;
      const { source, destination } = parseRedirect(redirect);
      const plain = plainAddress(source);
      if (plain !== undefined) {
        const key = addressKey(plain);
        if (!this.#plain.has(key)) this.#plain.set(key, redirect);
        continue;
      }
      const decoded = decodeTexts(source);
      const prefix = decoded[0]?.type === "text" ? decoded[0].text.replace(/\/$/, "") : "";
      const pattern = { redirect, source: decoded, destination, order: order++ };
      appendTo(this.#patterns, prefix, pattern);
      lengths.add(prefix.length);
    }
    this.#prefixLengths = [...lengths].sort((a, b) => a - b);
  }

  /** The redirect that an address itself has, without wildcards. */
  exact(address: string): Redirect | undefined {
    return leavesSite(address) ? undefined : this.#plain.get(addressKey(address));
  }

  /** One step from an address; `undefined` if no redirect has it. */
  step(address: string): Hop<Redirect> | undefined {
    if (leavesSite(address)) return undefined;
    const key = addressKey(address);
    const redirect = this.#plain.get(key);
    if (redirect) return { redirect, to: redirect.destination };
    return this.#isPage(key) ? undefined : this.#stepByPattern(key);
  }

  #stepByPattern(address: string): Hop<Redirect> | undefined {
    let found: { pattern: Pattern<Redirect>; values: string[] } | undefined;
    for (const length of this.#prefixLengths) {
      if (length > address.length) break;
      for (const pattern of this.#patterns.get(address.slice(0, length)) ?? []) {
        if (found && found.pattern.order < pattern.order) break;
        this.#effort -= pattern.source.length * address.length;
        if (this.#effort < 0) return undefined;
        pattern.match ??= prepareMatch(pattern.source);
        const values = pattern.match(address);
        if (values) found = { pattern, values };
      }
    }
    if (!found) return undefined;
    const { redirect, source, destination } = found.pattern;
    const values = new Map<string, string>();
    for (const name of namesIn(source)) values.set(name, found.values[values.size] ?? "");
    const to = fillPattern(destination, (name) => values.get(name) ?? "");
    // `/a/*` to `/a` is meant for the pages in the folder, not for the folder.
    return addressKey(to) === address ? undefined : { redirect, to };
  }

  /**
   * Follows an address, step by step. Where it ends is kept, so following all addresses of a long chain takes a time in
   * proportion to its length.
   */
  follow(address: string): RedirectEnd<Redirect> {
    const way: { key: string; redirect: Redirect }[] = [];
    const seen = new Map<string, number>();
    const uses = new Map<Redirect, number>();
    let at = address;
    let end = this.#ends.get(addressKey(at));
    while (!end) {
      const key = addressKey(at);
      const start = seen.get(key);
      if (start !== undefined) {
        end = { endless: way.slice(start).map(({ redirect }) => redirect) };
        break;
      }
      const hop = this.step(at);
      const used = hop ? (uses.get(hop.redirect) ?? 0) : 0;
      if (!hop) end = { address: at, hops: 0, isFixed: true };
      else if (used > MOST_REPEATS) end = { endless: [hop.redirect] };
      else {
        seen.set(key, way.length);
        uses.set(hop.redirect, used + 1);
        way.push({ key, redirect: hop.redirect });
        at = hop.to;
        end = this.#ends.get(addressKey(at));
      }
    }
    for (const { key, redirect } of way.reverse()) {
      if ("address" in end) {
        const isFixed: boolean = end.isFixed && redirect.permanent !== false && this.#plain.get(key) === redirect;
        end = { address: end.address, hops: end.hops + 1, isFixed };
      }
      this.#ends.set(key, end);
    }
    return end;
  }
}

/** An address as it is looked up: decoded, with a slash at its start and none at its end. */
export function addressKey(address: string): string {
  const trimmed = withoutEndSlash(decodePath(addressPath(address)));
  return trimmed.startsWith("/") ? trimmed : `/${trimmed}`;
}
