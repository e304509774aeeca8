import { GENERATED, group, siteExample, USERS } from "../../../codes/examples/example.ts";
import { code } from "../../../diagnostic/code.ts";
import { quote } from "../../../diagnostic/words.ts";

export const outsideRoot = code("openapi/outside-root", {
  severity: "error",
  title: "A spec is outside the docs root",
  explanation:
    "`..`, absolute paths, symbolic links and `file:` URLs must not lead out of the folder that contains docs.json, neither in `openapi` nor in the `$ref`s of a spec.",
  example: siteExample(group('"openapi": "../api.yaml"'), GENERATED, { "api.yaml": USERS }),
  message: ({ source }: { source: string }) => `${quote(source)} is outside the docs root, so it is not read`,
  hint: () => "move the file into the docs root, and use its path from there",
});
