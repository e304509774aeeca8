import { codesOfArea, explainCode, listCodes } from "../../report/explain-code.ts";
import { unknownCode } from "../finding-filter.ts";
import { tool } from "../tool.ts";

export const explainTool = tool({
  name: "explain",
  description:
    "Says what the code of a finding means, with a wrong and a right example; of an area (nav), lists the codes.",
  arguments: { code: { type: "string", required: true, description: "A code (nav/mixed-children) or an area (nav)" } },
  isAboutSite: false,
  writes: false,
  async run({ code }) {
    const area = codesOfArea(code);
    const text = area.length > 0 ? listCodes(area) : explainCode(code);
    return text === undefined ? unknownCode(code) : { head: text.trimEnd() };
  },
});
