import { group, operationExample, siteExample, specExample, USERS } from "../../codes/examples/example.ts";
import { code } from "../../diagnostic/code.ts";
import { quote, quoteList } from "../../diagnostic/words.ts";

export const ambiguousOperation = code("openapi/ambiguous-operation", {
  severity: "warning",
  title: "Several specs in effect have the operation",
  explanation:
    "If `openapi` lists several specs, a reference is looked up in all of them in order. More than one has this operation, so the first may not be the one that is meant. The front matter of a page that names no spec is looked up in all specs of the site; those in effect where the page is listed come first.",
  example: siteExample(
    group('"openapi": ["api.yaml", "admin.yaml"], "pages": ["GET /users", "admin.yaml GET /users"]'),
    group('"openapi": ["api.yaml", "admin.yaml"], "pages": ["api.yaml GET /users", "admin.yaml GET /users"]'),
    { "api.yaml": USERS, "admin.yaml": specExample(`paths:\n${operationExample("/users", "List all users")}`) },
  ),
  message: ({ reference, specs, page }: { reference: string; specs: readonly string[]; page?: true }) =>
    `${quote(reference)} is in ${quoteList(specs, "and")}; the page ${page ? "shows" : "is made from"} the first one`,
  hint: ({ reference, specs, page }) =>
    `name the spec in the ${page ? "front matter" : "entry"}, as in "${specs[1] ?? specs[0]} ${reference}"`,
});
