import { planAddPage } from "../../author/add-page.ts";
import { planTool } from "../answer/plan-answer.ts";

export const addPage = planTool({
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
  plan: ({ path, ...more }, site, options) => planAddPage(site, path, { ...options, ...more }),
});
