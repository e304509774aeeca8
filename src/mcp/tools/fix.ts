import { planFixes } from "../../author/fix-site.ts";
import { planTool } from "../answer/plan-answer.ts";
import { findingFilter } from "../finding-filter.ts";
import { CODE, FILE } from "./check.ts";

export const fix = planTool({
  name: "fix",
  description:
    "Plans the corrections that findings in docs.json, its includes and pages offer, of one code or file or of all; with the plan's token writes them. Says what is left for a hand.",
  arguments: { code: CODE, file: FILE },
  plan: async ({ code, file }, site, options) => {
    const only = await findingFilter({ code, file }, site, options);
    return typeof only === "function" ? planFixes(site, options, only) : only;
  },
});
