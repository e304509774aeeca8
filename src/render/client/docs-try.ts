import { word } from "./client-words.ts";
import { loadScript } from "./load-script.ts";

/** A button that loads the form of an operation, in which readers send its request. */
export class DocsTry extends HTMLElement {
  connectedCallback(): void {
    if (this.childElementCount > 0) return;
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = word("Try it");
    button.ariaExpanded = "false";
    button.addEventListener("click", () => {
      const form = this.querySelector("docs-request-form") ?? this.#load();
      (form as HTMLElement).hidden = button.ariaExpanded === "true";
      button.ariaExpanded = String(button.ariaExpanded !== "true");
    });
    this.append(button);
  }

  #load(): HTMLElement {
    void loadScript(this.dataset.script ?? "").catch(console.error);
    const form = document.createElement("docs-request-form");
    form.dataset.request = this.dataset.request ?? "";
    this.append(form);
    return form;
  }
}
