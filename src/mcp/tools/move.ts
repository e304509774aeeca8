import { planMove } from "../../author/rename-page-files.ts";
import { planTool } from "../answer/plan-answer.ts";

export const move = planTool({
  name: "move",
  description:
    "Plans to move a page, a snippet, an image, a spec, or the files of a folder, with all that names them, translations and redirects; with the plan's token writes it. Use it instead of moving files.",
  arguments: {
    from: { type: "string", required: true, description: "The page, file or folder now, from the docs root" },
    to: {
      type: "string",
      required: true,
      description: "Its new path; with a slash at the end, the folder that it goes to",
    },
  },
  plan: ({ from, to }, site, options) => planMove(site, from, to, options),
});
