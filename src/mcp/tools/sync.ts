import { planSync } from "../../author/sync-site.ts";
import { answerPlan } from "../answer/plan-answer.ts";
import { tool } from "../tool.ts";

export const sync = tool({
  name: "sync",
  description:
    "Plans to bring the navigation together with page files and specs: lists new pages and operations, removes entries without a file; with the plan's token writes it.",
  arguments: { rest: { type: "string", description: "The group for pages that have no place by their folder" } },
  writes: true,
  run: async ({ rest }, { site, options, ...call }) =>
    answerPlan(await planSync(await site(), { ...options, rest }), { ...call, tool: "sync" }),
});
