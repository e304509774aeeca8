import { planFixes } from "../../author/fix-site.ts";
import { answerPlan } from "../answer/plan-answer.ts";
import { findingFilter } from "../finding-filter.ts";
import { tool } from "../tool.ts";
import { CODE, FILE } from "./check.ts";

export const fix = tool({
  name: "fix",
  description:
    "Plans the corrections that findings in docs.json, its includes and pages offer, of one code or file or of all; with the plan's token writes them. Says what is left for a hand.",
  arguments: { code: CODE, file: FILE },
  writes: true,
  run: async ({ code, file }, { site, options, ...call }) => {
    const path = await site();
    const only = await findingFilter({ code, file }, path, options);
    if (typeof only !== "function") return only;
    return answerPlan(await planFixes(path, options, only), { ...call, tool: "fix" });
  },
});
