import type { Diagnostic } from "../diagnostic/diagnostic.ts";
import type { CheckOptions } from "../site/check-site.ts";
import { type SiteUpdate, type SiteWatcher, watchSite } from "../site/watch-site.ts";
import { MovedPlaces, movedFinding } from "./moved-places.ts";
import { SiteView } from "./site-view.ts";
import type { Encoding } from "./text-positions.ts";

/** How long to wait for the next keystroke (ms) before findings are pushed; requests wait for nothing. */
const DELAY = 150;

export type CheckedResult = SiteUpdate["result"];

interface SessionOptions {
  /** The docs root as the client names it. */
  readonly shown: string;
  readonly encoding: Encoding;
  readonly options: CheckOptions;
  /** The text of the document that it is opened for, by file: the site is not read without it first. */
  readonly first: ReadonlyMap<string, string>;
  readonly withoutAccepted?: ((checked: CheckedResult) => Promise<readonly Diagnostic[]>) | undefined;
  readonly onView: (session: SiteSession) => void;
  readonly onError: (error: unknown) => void;
  /** The site could not be read when it was opened: nothing is watched. */
  readonly onFailed: () => void;
}

/** A site that is open: checked again after each change, on the disk and in the client's documents. */
export class SiteSession {
  readonly shown: string;
  /**
   * The site as it was checked last; `undefined` while it can't be read. While docs.json is no JSON, as it was before that, with
   * what is wrong now.
   */
  view: SiteView | undefined;
  /** The last view that is whole: while one types, docs.json and its includes often are no JSON. */
  lastGood: SiteView | undefined;
  readonly #texts: Map<string, string>;
  readonly #watcher: SiteWatcher;

  constructor({ shown, encoding, options, first, withoutAccepted, onView, onError, onFailed }: SessionOptions) {
    this.shown = shown;
    this.#texts = new Map(first);
    const lose = (error: unknown) => {
      this.view = undefined;
      onView(this);
      onError(error);
    };
    this.#watcher = watchSite(
      shown,
      async ({ result: checked }) => {
        const result = withoutAccepted ? { ...checked, diagnostics: [...(await withoutAccepted(checked))] } : checked;
        const view = new SiteView({ result, texts: new Map(this.#texts), options, shown, encoding });
        if (view.isWhole) this.lastGood = view;
        this.view = view.isWhole || !this.lastGood ? view : keepLastGood(this.lastGood, view);
        onView(this);
      },
      { ...options, texts: this.#texts, delayMs: DELAY, onError: lose },
    );
    this.#watcher.ready.catch((error: unknown) => {
      onFailed();
      lose(error);
    });
  }

  /** Lays a document's text over the file on the disk; `undefined` takes it away. */
  setText(file: string, text: string | undefined): void {
    if (this.#texts.get(file) === text) return;
    if (text === undefined) this.#texts.delete(file);
    else this.#texts.set(file, text);
    this.#watcher.retext([file]);
  }

  /** Notes files that changed on the disk. */
  touch(files: readonly string[]): void {
    this.#watcher.touch(files);
  }

  /** The view with all changes until now; `undefined` if the site can't be read. */
  async fresh(): Promise<SiteView | undefined> {
    await this.#watcher.settled();
    return this.view;
  }

  close(): Promise<void> {
    return this.#watcher.close();
  }
}

/**
 * A site whose docs.json, or an include, is no JSON at the moment: as it was last, with its places moved by what was typed
 * since, and what is wrong with the texts now.
 */
function keepLastGood(lastGood: SiteView, now: SiteView): SiteView {
  const known = new Map<string, MovedPlaces | undefined>();
  const placesIn = (file: string): MovedPlaces | undefined => {
    if (known.has(file)) return known.get(file);
    const [before, after] = [lastGood.textOf(file), now.textOf(file)];
    const places =
      before === undefined || after === undefined || before === after ? undefined : new MovedPlaces(before, after);
    known.set(file, places);
    return places;
  };
  // What can be told now of a file counts instead of what was told before.
  const told = new Set(now.diagnostics.map(subjectOf));
  const kept = lastGood.diagnostics.flatMap((found) =>
    told.has(subjectOf(found)) ? [] : (movedFinding(found, placesIn) ?? []),
  );
  return lastGood.keptBy(now, { diagnostics: [...now.diagnostics, ...kept], placesIn });
}

const subjectOf = ({ file, code }: Diagnostic): string => JSON.stringify([file, code]);
