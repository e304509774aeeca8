import { code } from "../../../diagnostic/code.ts";
import { quote } from "../../../diagnostic/words.ts";

export const outsideRoot = code("openapi/outside-root", {
  severity: "error",
  message: ({ source }: { source: string }) => `${quote(source)} is outside the docs root, so it is not read`,
  hint: () => "move the file into the docs root, and use its path from there",
});
