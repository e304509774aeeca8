import { planAddPage } from "../../author/add-page.ts";
import { answerPlan } from "../answer/plan-answer.ts";
import { tool } from "../tool.ts";

export const addPage = tool({
  name: "add_page",
  description:
    "Plans to list a page in the navigation, and to make its file if there is none; with the plan's token writes it.",
  arguments: {
    path: { type: "string", required: true, description: "Of the page, from the docs root, without extension" },
    group: {
      type: "string",
      description: "Name (Guides, or Docs › Guides) or JSON Pointer of the element (default: by the folder)",
    },
    title: { type: "string", description: "For a page file that is made" },
  },
  writes: true,
  run: async ({ path, group, title }, { site, options, ...call }) =>
    answerPlan(await planAddPage(await site(), path, { ...options, group, title }), { ...call, tool: "add_page" }),
});
