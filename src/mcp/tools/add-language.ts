import { planLanguage } from "../../author/add-language.ts";
import { planTool } from "../answer/plan-answer.ts";

export const addLanguage = planTool({
  name: "add_language",
  description:
    "Plans a language's navigation from that of the default language, with the translated pages in the folder of its code (fr/guides/start); with the plan's token writes it. What lacks a translation is listed.",
  arguments: {
    language: { type: "string", required: true, description: "Its code: fr" },
    from: {
      type: "string",
      description: "The language that the docs are in, if there is no list of languages (default en)",
    },
    all: { type: "boolean", description: "Lists pages too whose translation has no file yet" },
  },
  plan: ({ language, ...more }, site, options) => planLanguage(site, language, { ...options, ...more }),
});
