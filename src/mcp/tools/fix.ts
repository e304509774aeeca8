import { planFixes } from "../../author/fix-site.ts";
import { answerPlan } from "../answer/plan-answer.ts";
import { tool } from "../tool.ts";

export const fix = tool({
  name: "fix",
  description:
    "Plans the corrections that findings in docs.json, its includes and pages offer; with the plan's token writes them.",
  arguments: {},
  writes: true,
  run: async (_, { site, options, ...call }) =>
    answerPlan(await planFixes(await site(), options), { ...call, tool: "fix" }),
});
