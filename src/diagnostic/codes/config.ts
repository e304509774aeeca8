import { define } from "../define.ts";

export const CONFIG_CODES = {
  "config/syntax": define<{ problem: string; hint: string }>({
    severity: "error",
    title: "The file is not valid JSON",
    message: ({ problem }) => problem,
    hint: ({ hint }) => hint,
    explanation:
      "docs.json is plain JSON: no comments, no trailing commas, keys and strings in double quotes. Nothing else in the file can be judged until it parses.",
  }),
};
