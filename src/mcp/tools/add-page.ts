import { planAddPage } from "../../author/add-page.ts";
import { answerPlan } from "../answer/plan-answer.ts";
import { tool } from "../tool.ts";

export const addPage = tool({
  name: "add_page",
  description:
    "Plans to list pages, or operations of a spec, in the navigation, and to make the files of pages that have none; with the plan's token writes it.",
  arguments: {
    path: {
      type: "strings",
      required: true,
      description:
        "A page from the docs root, without extension, an operation (GET /users), or a list of them in their order",
    },
    group: {
      type: "string",
      description: "Name (Guides, or Docs › Guides) or JSON Pointer of the element (default: by the folder)",
    },
    before: { type: "string", description: "In the place of group: the entry that they come before, a page by path" },
    after: { type: "string", description: "In the place of group: the entry that they come after" },
    title: { type: "string", description: "For a page file that is made" },
  },
  writes: true,
  run: async ({ path, group, before, after, title }, { site, options, ...call }) =>
    answerPlan(await planAddPage(await site(), path, { ...options, group, before, after, title }), {
      ...call,
      tool: "add_page",
    }),
});
