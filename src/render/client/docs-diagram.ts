import { word } from "./client-words.ts";
import { enlarge } from "./enlarge.ts";
import { loadScript } from "./load-script.ts";

/** The part of Mermaid that is used. */
interface Mermaid {
  initialize(options: object): void;
  render(id: string, text: string): Promise<{ svg: string }>;
}

/** Mermaid, loaded with the first diagram that a reader comes to. */
let loading: Promise<Mermaid> | undefined;

function loadMermaid(source: string): Promise<Mermaid> {
  loading ??= loadScript(source).then(() => (globalThis as unknown as { mermaid: Mermaid }).mermaid);
  return loading;
}

const isDark = (): boolean => document.documentElement.matches('[data-theme="dark"], .dark');

let drawn = 0;

/** A diagram in the place of its text, which stays until it is drawn, and if it can't be. A click shows it larger. */
export class DocsDiagram extends HTMLElement {
  readonly #seen = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) this.#begin();
    },
    { rootMargin: "400px" },
  );
  readonly #mode = new MutationObserver(() => {
    if (this.dataset.mode !== String(isDark())) this.#draw();
  });
  #picture: HTMLButtonElement | undefined;

  connectedCallback(): void {
    this.#seen.observe(this);
  }

  disconnectedCallback(): void {
    this.#seen.disconnect();
    this.#mode.disconnect();
  }

  #begin(): void {
    this.#seen.disconnect();
    this.#draw();
    this.#mode.observe(document.documentElement, { attributes: true, attributeFilter: ["class", "data-theme"] });
  }

  async #draw(): Promise<void> {
    const text = this.querySelector("pre");
    const dark = isDark();
    this.dataset.mode = String(dark);
    if (!text) return;
    const id = `docs-diagram-${++drawn}`;
    try {
      const mermaid = await loadMermaid(this.dataset.src ?? "");
      // Its own dark gray behind the text of lines is too light to read it.
      const look = dark ? { theme: "dark", themeVariables: { edgeLabelBackground: "#333" } } : { theme: "default" };
      mermaid.initialize({ startOnLoad: false, securityLevel: "strict", suppressErrorRendering: true, ...look });
      const { svg } = await mermaid.render(id, text.textContent ?? "");
      this.#picture ??= this.#addPicture(text);
      this.#picture.innerHTML = svg;
    } catch (error) {
      console.warn(error);
      // Mermaid leaves a picture of its own fault.
      document.getElementById(`d${id}`)?.remove();
    }
  }

  #addPicture(text: HTMLElement): HTMLButtonElement {
    const picture = document.createElement("button");
    picture.type = "button";
    picture.className = "docs-diagram-picture";
    // Its name is the text of the diagram.
    picture.title = word("Larger");
    picture.addEventListener("click", () => enlarge(picture.innerHTML));
    text.hidden = true;
    this.append(picture);
    return picture;
  }
}
