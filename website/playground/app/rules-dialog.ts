import { RULE_SEVERITIES } from "../../../src/vocabulary/platform/severity.ts";
import { byId } from "./by-id.ts";
import type { SiteState } from "./site-state.ts";

const RULE = /^(\*|[a-z][a-z\d-]*\/(?:\*|[a-z][a-z\d-]*))[\s=:]+(\w+)$/;

/** The dialog in which rules are written, a line each: `nav/orphan-page off`. */
export function connectRules(state: SiteState): void {
  const dialog = byId<HTMLDialogElement>("rules-dialog");
  const text = byId<HTMLTextAreaElement>("rules-text");
  byId("rules").addEventListener("click", () => {
    text.value = Object.entries(state.settings.rules ?? {})
      .map(([name, level]) => `${name} ${level}`)
      .join("\n");
    byId("rules-fault").textContent = "";
    dialog.showModal();
  });
  byId("rules-apply").addEventListener("click", () => {
    const rules: Record<string, string> = {};
    for (const line of text.value
      .split("\n")
      .map((each) => each.trim())
      .filter((each) => each !== "")) {
      const [, name, level] = RULE.exec(line) ?? [];
      if (name === undefined || !RULE_SEVERITIES.some((each) => each === level)) {
        byId("rules-fault").textContent =
          `“${line}” is no rule: write a code, an area or *, then ${RULE_SEVERITIES.join(", ")}.`;
        return;
      }
      rules[name] = level as string;
    }
    state.set({ rules });
    dialog.close();
  });
}
