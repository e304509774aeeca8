import { hash } from "node:crypto";
import { join } from "node:path";
import { thisBuild } from "../site/pages/cache-file.ts";
import { keepJson, readKeptJson } from "../site/pages/replace-cache-file.ts";
import type { AddressIn } from "./finish/addresses.ts";
import type { IslandScript } from "./islands/island-script.ts";
import { inProcess } from "./program/engine.ts";
import { type PageSource, type RenderContext, type RenderedPage, renderPage } from "./render-page.ts";

/** A question to the site around a page, as data. */
type Question =
  | readonly ["file", path: string]
  | readonly ["path", path: string, from: string]
  | readonly ["address", file: string, address: string, kind: Parameters<AddressIn>[1]]
  | readonly ["size", file: string, address: string]
  | readonly ["island", script: IslandScript]
  | readonly ["link", href: string];

type Answered = readonly [question: Question, answer: string | null];

interface Known {
  readonly key: string;
  readonly asked: readonly Answered[];
  readonly made: unknown;
}

/**
 * The pages of a site as they were rendered: one is rendered again only if something that it was made from has changed.
 * Pages of a site that is followed are kept in memory, pages of builds in a folder.
 */
export class PageMemo {
  readonly #folder: string | undefined;
  /** What another build has kept is not for this one. */
  readonly #build: string;
  readonly #known = new Map<string, Known>();

  /** @param folder for what may be lost: `node_modules/.cache/docsjson/pages` */
  constructor(folder?: string) {
    this.#folder = folder;
    this.#build = folder === undefined ? "" : thisBuild();
  }

  /** @param look tells looks apart: the icons, languages and themes of code */
  render(page: PageSource, context: RenderContext, look: string): RenderedPage {
    const { engine = inProcess() } = context;
    const about = [page, [...context.variables], look, context.island !== undefined];
    const ask = (question: Question) => askSite(question, context);
    return this.#recall(page.file, about, ask, (note) => {
      const askedBefore = engine.asked;
      const publish = (script: IslandScript) => note(["island", script]) ?? "";
      const made = renderPage(page, {
        ...context,
        engine,
        island: context.island && Object.assign(publish, { runtime: context.island.runtime }),
        readFile: (path) => note(["file", path]),
        resolvePath: (path, from) => note(["path", path, from]),
        addressIn: (file) => (address, kind) => note(["address", file, address, kind]) ?? address,
        sizeIn: (file) => (address) => JSON.parse(note(["size", file, address]) ?? "null") ?? undefined,
      });
      return { made, isSteady: engine.asked === askedBefore && !engine.ended?.texts.size };
    });
  }

  /** What was made by a name from the same data, if links lead where they led; else what is made now. All of it is JSON. */
  recall<Made>(
    name: string,
    about: object,
    linkTo: (href: string) => string,
    make: (linkTo: (href: string) => string) => Made,
  ): Made {
    const ask = ([, href]: Question) => linkTo(href as string);
    return this.#recall(`${name} `, about, ask, (note) => ({
      made: make((href) => note(["link", href]) ?? href),
      isSteady: true,
    }));
  }

  #recall<Made>(
    name: string,
    about: object,
    ask: (question: Question) => string | undefined,
    make: (note: (question: Question) => string | undefined) => { made: Made; isSteady: boolean },
  ): Made {
    const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const key = hash("sha1", JSON.stringify([this.#build, about, locale, timeZone]));
    const known = this.#known.get(name) ?? this.#read(name);
    if (known?.key === key && known.asked.every(([question, answer]) => noted(question, ask(question)) === answer))
      return known.made as Made;
    const asked: Answered[] = [];
    const { made, isSteady } = make((question) => {
      const answer = ask(question);
      asked.push([question, noted(question, answer)]);
      return answer;
    });
    this.#keep(name, { key, asked, made }, isSteady);
    return made;
  }

  #keep(file: string, known: Known, isSteady: boolean): void {
    if (this.#folder === undefined) this.#known.set(file, known);
    else if (isSteady) keepJson(this.#fileOf(file), known);
  }

  #read(file: string): Known | undefined {
    return this.#folder === undefined ? undefined : (readKeptJson(this.#fileOf(file)) as Known | undefined);
  }

  #fileOf = (file: string): string => join(this.#folder ?? "", `${hash("sha1", file)}.json`);
}

function askSite(question: Question, context: RenderContext): string | undefined {
  switch (question[0]) {
    case "file":
      return context.readFile(question[1]);
    case "path":
      return context.resolvePath(question[1], question[2]);
    case "address":
      return context.addressIn(question[1])(question[2], question[3]);
    case "size":
      return JSON.stringify(context.sizeIn?.(question[1])(question[2]));
    case "island":
      return context.island?.(question[1]);
    case "link":
      return undefined;
  }
}

/** An answer as it is kept: of a file, what tells its text from others. */
const noted = (question: Question, answer: string | undefined): string | null =>
  answer === undefined ? null : question[0] === "file" ? hash("sha1", answer) : answer;
