import { planRedirect } from "../../author/add-redirect.ts";
import { answerPlan } from "../answer/plan-answer.ts";
import { tool } from "../tool.ts";

export const redirect = tool({
  name: "redirect",
  description: "Plans a redirect, joined with those that docs.json has; with the plan's token writes it.",
  arguments: {
    source: { type: "string", required: true, description: "The address that leads on, such as /guides/old" },
    destination: { type: "string", required: true, description: "An address of the site, or a URL" },
  },
  writes: true,
  run: async ({ source, destination }, { site, options, ...call }) =>
    answerPlan(await planRedirect(await site(), source, destination, options), { ...call, tool: "redirect" }),
});
