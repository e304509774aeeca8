import { planVersion } from "../../author/cut-version.ts";
import { planTool } from "../answer/plan-answer.ts";

export const addVersion = planTool({
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
  plan: ({ version, current }, site, options) => planVersion(site, version, { ...options, current }),
});
