import { define } from "../define.ts";
import { INCLUDE_PROBLEMS, type IncludeProblem } from "../include-problems.ts";

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
  "config/include": define<{ ref: string; problem: IncludeProblem; detail?: string }>({
    severity: "error",
    title: "An included file can't be put in place",
    message: ({ ref, problem, detail }) => INCLUDE_PROBLEMS[problem][0](JSON.stringify(ref), detail),
    hint: ({ problem }) => INCLUDE_PROBLEMS[problem][1],
    explanation:
      '`{ "$ref": "./nav.json" }` anywhere in docs.json stands for the content of that file; keys beside the `$ref` override those of the included object. The path counts from the file that holds the `$ref`, and the file must lie in the docs root. URLs and parts of files (`#`) can\'t be included.',
  }),
};
