import { planRemove } from "../../author/remove-page.ts";
import { answerPlan } from "../answer/plan-answer.ts";
import { tool } from "../tool.ts";

export const remove = tool({
  name: "remove",
  description:
    "Plans to remove a page: its file, and its entries in the navigation; with the plan's token writes it. Says which pages link to it.",
  arguments: {
    path: { type: "string", required: true, description: "The page, from the docs root" },
    redirect: { type: "string", description: "The page that links and the old address lead to then" },
  },
  writes: true,
  run: async ({ path, redirect }, { site, options, ...call }) =>
    answerPlan(await planRemove(await site(), path, { ...options, redirect }), { ...call, tool: "remove" }),
});
