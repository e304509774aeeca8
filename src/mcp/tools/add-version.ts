import { planVersion } from "../../author/cut-version.ts";
import { answerPlan } from "../answer/plan-answer.ts";
import { tool } from "../tool.ts";

export const addVersion = tool({
  name: "add_version",
  description:
    "Plans to freeze the docs as they are now under the name of a version: pages and specs are copied to its folder, links among them lead to the copies; with the plan's token writes it. An empty version is added by edit_navigation.",
  arguments: {
    version: { type: "string", required: true, description: "Its name, also that of its folder: v1" },
    current: {
      type: "string",
      description: "The name of the version that goes on, if there are none yet (default latest)",
    },
  },
  writes: true,
  run: async ({ version, current }, { site, options, ...call }) =>
    answerPlan(await planVersion(await site(), version, { ...options, current }), { ...call, tool: "add_version" }),
});
