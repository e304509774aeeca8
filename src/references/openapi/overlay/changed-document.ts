import { isObject, type JsonObject, own, setOwn } from "../../../json/json-value.ts";
import type { Location } from "./select.ts";

/** A container of the document. */
type Part = Record<string | number, unknown>;

/**
 * A document with changes. A part is copied once, before its first change: the original document stays as it is, and an
 * object that appears in several places changes in one of them only.
 */
export class ChangedDocument {
  readonly #holder: { root: unknown };
  readonly #copies = new WeakSet<object>();
  readonly #spend: (steps: number) => void;

  /** `spend` is told how much is copied. */
  constructor(root: unknown, spend: (steps: number) => void) {
    this.#spend = spend;
    this.#holder = { root };
    this.#copies.add(this.#holder);
  }

  get root(): unknown {
    return this.#holder.root;
  }

  has(location: Location): boolean {
    let value: unknown = this.#holder;
    for (const key of ["root", ...location]) {
      if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return false;
      value = (value as Part)[key];
    }
    return true;
  }

  at(location: Location): unknown {
    let value: unknown = this.root;
    for (const key of location) value = (value as Part)[key];
    return value;
  }

  replace(location: Location, value: unknown): void {
    const [container, key] = this.#openContainer(location);
    setOwn(container, key, value);
  }

  /** Appends one value or several to a list. */
  append(location: Location, value: unknown): void {
    const list = this.at(location) as unknown[];
    this.#spend(list.length);
    this.replace(location, list.concat(value));
  }

  /** Merges an object into another: objects within are merged too, lists joined, all else is replaced. */
  merge(location: Location, update: JsonObject): void {
    const holder = { merged: this.at(location) };
    const pending = [{ into: holder as Record<string, unknown>, from: { merged: update } as JsonObject }];
    for (let next = pending.pop(); next; next = pending.pop()) {
      const { into, from } = next;
      for (const key of Object.keys(from)) {
        const [old, value] = [own(into, key), from[key]];
        if (isObject(old) && isObject(value)) {
          this.#spend(Object.keys(old).length);
          const inner = { ...old };
          setOwn(into, key, inner);
          pending.push({ into: inner, from: value });
        } else if (Array.isArray(old) && Array.isArray(value)) {
          this.#spend(old.length);
          setOwn(into, key, old.concat(value));
        } else setOwn(into, key, value);
      }
    }
    this.replace(location, holder.merged);
  }

  /** Removes a value; later entries of a list move up. */
  remove(location: Location): void {
    const [container, key] = this.#openContainer(location);
    if (Array.isArray(container)) container.splice(Number(key), 1);
    else delete container[key];
  }

  /** Copies the objects on the way to a location; returns the last one, and the key in it. */
  #openContainer(location: Location): [Part, string | number] {
    const path = ["root", ...location];
    let container: Part = this.#holder;
    for (const key of path.slice(0, -1)) {
      const inner = container[key] as Part;
      const copy = this.#copies.has(inner) ? inner : this.#copyOf(inner);
      setOwn(container, key, copy);
      container = copy;
    }
    return [container, path.at(-1) ?? "root"];
  }

  #copyOf(part: Part): Part {
    this.#spend(Object.keys(part).length);
    const copy = Array.isArray(part) ? ([...part] as unknown as Part) : { ...part };
    this.#copies.add(copy);
    return copy;
  }
}
