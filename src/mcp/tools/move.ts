import { planMove } from "../../author/rename-page-files.ts";
import { answerPlan } from "../answer/plan-answer.ts";
import { tool } from "../tool.ts";

export const move = tool({
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
  writes: true,
  run: async ({ from, to }, { site, options, ...call }) =>
    answerPlan(await planMove(await site(), from, to, options), { ...call, tool: "move" }),
});
