import { planRemove } from "../../author/remove-page.ts";
import { planTool } from "../answer/plan-answer.ts";

export const remove = planTool({
  name: "remove",
  description:
    "Plans to remove a page: its file, and its entries in the navigation; with the plan's token writes it. Says which pages link to it.",
  arguments: {
    path: { type: "string", required: true, description: "The page, from the docs root" },
    redirect: { type: "string", description: "The page that links and the old address lead to then" },
  },
  plan: ({ path, redirect }, site, options) => planRemove(site, path, { ...options, redirect }),
});
