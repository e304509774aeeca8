import { planRedirect } from "../../author/add-redirect.ts";
import { planTool } from "../answer/plan-answer.ts";

export const redirect = planTool({
  name: "redirect",
  description: "Plans a redirect, joined with those that docs.json has; with the plan's token writes it.",
  arguments: {
    source: { type: "string", required: true, description: "The address that leads on, such as /guides/old" },
    destination: { type: "string", required: true, description: "An address of the site, or a URL" },
  },
  plan: ({ source, destination }, site, options) => planRedirect(site, source, destination, options),
});
