import { planSync } from "../../author/sync-site.ts";
import { planTool } from "../answer/plan-answer.ts";

export const sync = planTool({
  name: "sync",
  description:
    "Plans to bring the navigation together with page files and specs: lists new pages and operations, removes entries without a file; with the plan's token writes it.",
  arguments: {
    rest: { type: "string", description: "The group for pages that have no place by their folder" },
    since: { type: "string", description: "A git revision: what was not listed then is offered, not added" },
    add: { type: "string", description: "The one page, folder or operation to add, whatever was not listed before" },
  },
  plan: async ({ rest, since, add }, site, options) => {
    const planned = await planSync(site, { ...options, rest, since, ...(add !== undefined && { add: [add] }) });
    if (!planned.value) return planned;
    const offered = planned.value.offered.map((what) => ({ what, reason: "not listed before either; add names it" }));
    const value = { ...planned.value, left: [...planned.value.left, ...offered] };
    return { ok: true, value, diagnostics: [] };
  },
});
