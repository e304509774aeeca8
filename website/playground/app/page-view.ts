import { titleOfPath } from "../../../src/navigation/pages/title-of-path.ts";
import { element, fill } from "../../../src/preview/app/dom.ts";
import type { PreviewNode } from "../../../src/preview/data.ts";
import type { Shown } from "../frame/frame.ts";
import type { SiteState } from "./site-state.ts";

/** The page that is shown as readers see it, in a frame that its code cannot leave. */
export class PageView {
  readonly #target: HTMLElement;
  readonly #state: SiteState;
  #frame: HTMLIFrameElement | undefined;
  #isReady = false;
  #href = "";

  constructor(target: HTMLElement, state: SiteState) {
    this.#target = target;
    this.#state = state;
    addEventListener("message", ({ data, source }: MessageEvent<{ ready?: true; open?: string }>) => {
      if (source !== this.#frame?.contentWindow) return;
      if (data.ready) this.#isReady = true;
      if (data.open?.startsWith("/")) this.#href = data.open;
      this.show();
    });
  }

  /** Chooses a page by its address. */
  open(href: string): void {
    this.#href = href;
    this.show();
  }

  /** Chooses the page of a file, if the navigation has one. */
  openFile(file: string): void {
    const href = this.#pages().find((node) => fileOf(node, this.#state) === file)?.href;
    if (href !== undefined) this.#href = href;
  }

  /** Draws the page anew, if it is in sight. */
  show(): void {
    if (this.#target.hidden) return;
    const node = this.#pages().find(({ href }) => href === this.#href) ?? this.#unlisted() ?? this.#pages()[0];
    const file = node && fileOf(node, this.#state);
    if (node && file !== undefined) this.#draw(node, file);
    else this.#say(...whyNot(node));
  }

  #draw(node: PreviewNode, file: string): void {
    this.#frame ??= element("iframe", {
      sandbox: "allow-scripts",
      title: "The page as readers see it",
    });
    if (this.#frame.parentNode !== this.#target) {
      // A frame begins anew wherever it is put.
      this.#isReady = false;
      fill(this.#target, this.#frame);
      void this.#load(this.#frame);
    }
    if (this.#isReady) this.#frame.contentWindow?.postMessage(this.#shown(node, file), "*");
  }

  /** By its text: no service worker answers for a frame without an origin, so its address would need the network. */
  async #load(frame: HTMLIFrameElement): Promise<void> {
    if (frame.srcdoc !== "") return;
    const answer = await fetch("frame.html").catch(() => undefined);
    if (answer?.ok) frame.srcdoc = await answer.text();
    else this.#say("No page", "What shows pages can't be loaded. Open this tab again when the network is back.");
  }

  #shown(node: PreviewNode, file: string): Shown {
    const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
    const scheme = document.documentElement.dataset.theme ?? (isDark ? "dark" : "light");
    return {
      file,
      title: node.title,
      description: node.description,
      files: Object.fromEntries(this.#state.files),
      variables: this.#state.checked?.variables ?? {},
      scheme: scheme === "dark" ? "dark" : "light",
    };
  }

  /** A page that links lead to and the navigation does not have. */
  #unlisted(): PreviewNode | undefined {
    const node: PreviewNode = {
      type: "page",
      title: titleOfPath(this.#href.slice(1)),
      href: this.#href,
      key: "",
      source: "",
      why: [],
    };
    return this.#href !== "" && fileOf(node, this.#state) !== undefined ? node : undefined;
  }

  #pages(): readonly PreviewNode[] {
    const nodes = this.#state.checked?.navigation?.nodes ?? [];
    return nodes.filter(({ type }) => type === "page" || type === "operation");
  }

  #say(title: string, text: string): void {
    fill(this.#target, element("div", { class: "empty" }, element("h2", {}, title), element("p", {}, text)));
  }
}

/** What to say in the place of a page. */
function whyNot(node: PreviewNode | undefined): [title: string, text: string] {
  if (!node) return ["No page", "The navigation has no page yet."];
  if (node.type === "page") return [node.title, "There is no file for this page."];
  const text = "This page is made from the spec: docsjson build shows it with its parameters and answers.";
  return [`${node.method ?? ""} ${node.title}`, node.description ?? text];
}

/** The file of a page of the navigation. */
export function fileOf({ href = "" }: PreviewNode, { files }: SiteState): string | undefined {
  const path = decodeURI(href).replace(/^\/+/, "");
  const paths = path === "" ? ["index"] : [path, `${path}/index`];
  return paths.flatMap((each) => [`${each}.mdx`, `${each}.md`]).find((file) => files.has(file));
}
