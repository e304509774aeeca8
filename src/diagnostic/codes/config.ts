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
  "config/duplicate-key": define<{ key: string; line: number }>({
    severity: "warning",
    title: "A key stands twice in one object",
    message: ({ key, line }) =>
      `${JSON.stringify(key)} stands a second time in the same object, and replaces the first (line ${line})`,
    hint: () => "keep one of the two, or join what they hold",
    explanation:
      "JSON lets a key stand twice in one object, and every reader keeps only the last of them. What the first one holds is lost without a word.",
  }),
};
