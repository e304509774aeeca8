import type { Operation } from "../../references/openapi/operation.ts";
import { generatedHref } from "../../references/openapi/page/generated-href.ts";
import { referenceOf } from "../../vocabulary/elements/operation-reference.ts";
import type { OperationLeaf } from "../nodes/operation-leaf.ts";
import { pageFileAt } from "./page-file-at.ts";

/** What decides a generated page's address besides the operation. */
export interface HrefContext {
  /** The spec's path from the docs root, or its URL. */
  readonly spec: string;
  /** The `directory` of the `openapi` in effect; `undefined` is the default, `api-reference`. */
  readonly directory: string | undefined;
}

/** Gives an operation's page an address of the caller's own, starting with `/`; `undefined` keeps the usual one. */
export type HrefFor = (operation: Operation, context: HrefContext) => string | undefined;

/** The operations whose pages would all have the same address. */
export interface HrefCollision {
  readonly href: string;
  /** The one that keeps the address. */
  readonly first: OperationLeaf;
  /** The operations whose addresses were numbered, in reading order. */
  readonly others: OperationLeaf[];
}

/**
 * Hands out the addresses of operation pages, unique over the site: the first operation keeps its address, later ones
 * get `-1`, `-2` and so on. An operation that is shown in several places has one address for each directory.
 */
export class HrefRegistry {
  readonly collisions = new Map<string, HrefCollision>();
  readonly #isWritten: (path: string) => boolean;
  readonly #hrefFor: HrefFor | undefined;
  readonly #owners = new Map<string, OperationLeaf>();
  readonly #given = new Map<Operation, Map<string, string>>();
  readonly #nextNumber = new Map<string, number>();

  /** `isWritten` tells whether a page file has a path. */
  constructor(isWritten: (path: string) => boolean, hrefFor: HrefFor | undefined) {
    this.#isWritten = isWritten;
    this.#hrefFor = hrefFor;
  }

  /** The address of an operation's page. */
  give(leaf: OperationLeaf): string {
    const wanted = this.#wantedHref(leaf);
    const given = this.#given.get(leaf.endpoint) ?? new Map<string, string>();
    this.#given.set(leaf.endpoint, given);
    const href = given.get(wanted) ?? this.#makeUnique(wanted, leaf);
    given.set(wanted, href);
    return href;
  }

  /** Whether the operation has a page already at the address that this one would get. */
  has(leaf: OperationLeaf): boolean {
    return this.#given.get(leaf.endpoint)?.has(this.#wantedHref(leaf)) ?? false;
  }

  #wantedHref({ endpoint: operation, origin: { scoped } }: OperationLeaf): string {
    const { source: spec, directory, slug } = scoped;
    const own = this.#hrefFor?.(operation, { spec, directory });
    if (own === undefined) return generatedHref(operation, { directory, slug });
    if (typeof own === "string" && own.startsWith("/")) return own;
    throw new TypeError(
      `hrefFor gave ${JSON.stringify(own)} for ${referenceOf(operation)}; expected a path with "/" before it`,
    );
  }

  #makeUnique(wanted: string, leaf: OperationLeaf): string {
    // As on the hosted platform, addresses must differ by more than case.
    const key = wanted.toLowerCase();
    const owner = this.#owners.get(key);
    if (!owner) {
      this.#owners.set(key, leaf);
      return wanted;
    }
    let number = this.#nextNumber.get(key) ?? 1;
    while (this.#owners.has(`${key}-${number}`)) number++;
    const href = `${wanted}-${number}`;
    this.#nextNumber.set(key, number + 1);
    this.#owners.set(`${key}-${number}`, leaf);
    // No collision: the page file is shown instead.
    if (pageFileAt(href, this.#isWritten) !== undefined) return href;
    const collision = this.collisions.get(key) ?? { href: wanted, first: owner, others: [] };
    collision.others.push(leaf);
    this.collisions.set(key, collision);
    return href;
  }
}
