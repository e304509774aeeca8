import { word } from "./client-words.ts";

type MenuEntry = readonly [label: string, action: string, description?: string, icon?: string | null];

/** Lines of icons in a square of 24, by what an entry does. */
const ICONS: Readonly<Record<string, string>> = {
  copy: "M9 9h11v11H9zM15 5V4H4v11h1",
  view: "M6 3h8l5 5v13H6zM14 3v5h5M9 13h7M9 17h7",
  print: "M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z",
  download: "M12 3v12M7 10l5 5 5-5M4 20h16",
  ask: "M4 5h16v12h-9l-4 4v-4H4z",
  link: "M9 15 18 6M11 6h7v7M15 16v3H5V9h3",
};

const drawn = (name: string): string =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${ICONS[name]}"/></svg>`;

/** What a reader can do with a page as a whole: copy or see its Markdown, ask a tool about it. The first is a button. */
export class DocsMenu extends HTMLElement {
  connectedCallback(): void {
    if (this.querySelector(":scope > :not(.docs-feed)")) return;
    const entries = JSON.parse(this.dataset.entries ?? "[]") as readonly MenuEntry[];
    const [first, ...others] = entries.map((entry) => this.#control(entry));
    if (!first) return;
    this.append(first);
    if (others.length > 0) this.append(listOf(others));
  }

  #control([name, action, description = "", icon]: MenuEntry): HTMLElement {
    const [, tool] = /^Open in (.+)/.exec(name) ?? [];
    const label = tool === undefined ? word(name) : word("Open in $1").replace("$1", () => tool);
    const isLink = action !== "copy" && action !== "print";
    const control = document.createElement(isLink ? "a" : "button");
    const [kind = ""] = action.split(":");
    const text = document.createElement("span");
    text.append(label);
    if (description !== "") {
      const more = document.createElement("small");
      more.append(word(description));
      text.append(more);
    }
    control.append(text);
    control.insertAdjacentHTML("afterbegin", icon ?? drawn(Object.hasOwn(ICONS, kind) ? kind : tool ? "ask" : "link"));
    if (control instanceof HTMLAnchorElement) {
      const [, file] = /^download:(.*)/.exec(action) ?? [];
      const target = action === "view" ? this.#markdown : (file ?? action);
      if (file !== undefined) control.download = "";
      control.href = target.includes("$") ? this.#filled(target, "") : target;
      if (control.origin !== location.origin || action === "view")
        Object.assign(control, { target: "_blank", rel: "noopener" });
      if (target.includes("$page")) control.addEventListener("click", (event) => this.#openWithPage(event, target));
    } else {
      control.type = "button";
      control.addEventListener("click", () =>
        action === "print" ? print() : this.#copy(text.firstChild as Text, label),
      );
    }
    return control;
  }

  /** The absolute address of the page's Markdown. */
  get #markdown(): string {
    return new URL(this.dataset.markdown ?? "", location.href).href;
  }

  #filled(address: string, text: string): string {
    const values: Record<string, string> = {
      prompt: `Read ${this.#markdown} and answer my questions about it.`,
      path: this.dataset.path ?? "",
      page: text,
    };
    return address.replace(/\$(prompt|path|page)\b/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
  }

  async #copy(text: Text, label: string): Promise<void> {
    const isCopied = await this.#text()
      .then((text) => navigator.clipboard.writeText(text))
      .then(() => true)
      .catch(() => false);
    text.data = word(isCopied ? "Copied" : "Could not copy");
    setTimeout(() => {
      text.data = label;
    }, 2000);
  }

  async #openWithPage(event: Event, target: string): Promise<void> {
    event.preventDefault();
    const text = await this.#text().catch(() => this.#markdown);
    open(this.#filled(target, text), "_blank", "noopener");
  }

  async #text(): Promise<string> {
    const answer = await fetch(this.#markdown);
    if (!answer.ok) throw new Error(`${answer.status}`);
    return answer.text();
  }
}

/** The other entries, until one is chosen, Escape is pressed, or readers go on elsewhere. */
function listOf(controls: readonly HTMLElement[]): HTMLElement {
  const details = document.createElement("details");
  const summary = document.createElement("summary");
  summary.ariaLabel = word("More about this page");
  const list = document.createElement("ul");
  list.append(
    ...controls.map((control) => {
      const item = document.createElement("li");
      item.append(control);
      return item;
    }),
  );
  details.append(summary, list);
  details.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !details.open) return;
    details.open = false;
    summary.focus();
  });
  details.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !details.contains(relatedTarget)) details.open = false;
  });
  list.addEventListener("click", () => {
    details.open = false;
  });
  return details;
}
