import { toHtml } from "hast-util-to-html";
import { type CompiledModule, compileModule } from "../compile/compile-module.ts";
import type { Look } from "../components/look.ts";
import type { AddressIn } from "../finish/addresses.ts";
import type { IslandNode } from "../program/shown.ts";
import { type IslandLook, type IslandScript, type IslandSource, islandScript } from "./island-script.ts";

/** How the scripts of interactive components are published. */
export interface PublishIsland {
  /** Gives the address of a component's module. */
  (script: IslandScript): string;
  /** The address of the script that mounts them. */
  readonly runtime: string;
}

/** What islands need of the page that they are on, and of its site. */
export interface IslandPage {
  /** Absent where no scripts of the docs run. */
  readonly publish: PublishIsland | undefined;
  /** The names of the platform's components. */
  readonly platform: readonly string[];
  readonly find: (path: string, from: string) => string | undefined;
  readonly addressIn: (file: string) => AddressIn;
  readonly icon: Look["icon"];
}

/** A file of the docs as a module, compiled if a component of it is asked for. */
interface Source {
  readonly isMarkdown: boolean;
  readonly module: () => CompiledModule;
}

/** Publishes the components of a page that change after their first state. */
export class PageIslands {
  readonly #page: IslandPage;
  readonly #sources = new Map<string, Source>();
  /** The addresses of the modules, by the files that they begin with. */
  readonly #published = new Map<string, string>();

  constructor(page: IslandPage) {
    this.#page = page;
  }

  /** Notes what a file is written as, of Markdown its imports and exports. */
  add(file: string, text: string, isMarkdown = false): void {
    let known: CompiledModule | undefined;
    const module = () => {
      known ??= compileModule(text);
      return known;
    };
    this.#sources.set(file, { isMarkdown, module });
  }

  /**
   * The attributes of the element in which a component is mounted.
   *
   * @throws {Error} that says why it stays in its first state
   */
  attributesOf({ file, files, name, props }: IslandNode): Record<string, string> {
    const { publish, platform } = this.#page;
    if (!publish) throw new Error("scripts of the docs are turned off");
    const entries = [file, ...files];
    const key = JSON.stringify(entries);
    const lookOf = (strings: Iterable<string>) => this.#lookOf(file, strings);
    const src =
      this.#published.get(key) ?? publish(islandScript(entries, platform, (each) => this.#sourceOf(each), lookOf));
    this.#published.set(key, src);
    const look = JSON.stringify(lookOf(new Set(stringsIn(props))));
    return {
      dataSrc: src,
      dataRuntime: publish.runtime,
      dataFile: file,
      dataName: name,
      dataProps: JSON.stringify(props),
      dataLook: look,
    };
  }

  #sourceOf(file: string): IslandSource | undefined {
    const module = this.#sources.get(file)?.module();
    if (module === undefined) return undefined;
    const files = new Map<string, string>();
    for (const [name, path] of module.imports) {
      const target = this.#page.find(path, file);
      if (target === undefined) continue;
      files.set(path, target);
      // A snippet of Markdown is content, which is on the page as HTML alone.
      const isShown = module.code.includes(`$createElement(${name},`);
      if (isShown && this.#sources.get(target)?.isMarkdown && !this.#exports(target, name))
        throw new Error(`it shows ${path}, which is Markdown`);
    }
    const isOwn = (name: string) => module.imports.has(name) || module.exports.includes(name);
    const sharedFrom = (name: string) =>
      isOwn(name) ? undefined : [...this.#sources.keys()].find((other) => this.#exports(other, name));
    return { module, files, sharedFrom };
  }

  #exports(file: string, name: string): boolean {
    const source = this.#sources.get(file);
    return name !== "default" && source !== undefined && source.module().exports.includes(name);
  }

  /** What a later state may show: pictures of the icons, and addresses of the files and pages, that strings name. */
  #lookOf(file: string, strings: Iterable<string>): IslandLook {
    const { icon, addressIn } = this.#page;
    const icons: Record<string, string> = {};
    const addresses: Record<string, string> = {};
    const settle = addressIn(file);
    for (const text of strings) {
      if (/^\.{0,2}\/(?!\/)\S*$/.test(text)) {
        const address = settle(text, "link");
        if (address !== text) addresses[text] = address;
      }
      const picture = /^[a-z][a-z0-9-]*$/.test(text) ? icon(text, {}) : undefined;
      if (picture !== undefined) icons[text] = toHtml({ type: "root", children: [picture] } as never, RAW);
    }
    return { icons, addresses };
  }
}

const RAW = { allowDangerousHtml: true };

function stringsIn(data: unknown): string[] {
  const strings: string[] = [];
  const waiting: unknown[] = [data];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === "string") strings.push(next);
    else if (typeof next === "object" && next !== null) waiting.push(...Object.values(next));
  }
  return strings;
}
