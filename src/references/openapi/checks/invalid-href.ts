import { operationExample, specExample, twoSpecs } from "../../../codes/examples/example.ts";
import { code } from "../../../diagnostic/code.ts";
import { quote } from "../../../diagnostic/words.ts";
import { addressPath, decodePath } from "../../../vocabulary/addresses/address.ts";

export const invalidHref = code("openapi/invalid-href", {
  severity: "warning",
  since: "0.2",
  title: "An x-mint.href leads to no address of the site",
  explanation:
    "A part of a path that is . or .. is read by browsers and file systems as another address, even one outside of the site. The href is ignored, and the page has the address that directory, tag and summary make.",
  example: twoSpecs(
    specExample(`paths:\n${operationExample("/users", "List users", "      x-mint: { href: /../users }\n")}`),
    specExample(`paths:\n${operationExample("/users", "List users", "      x-mint: { href: /people/users }\n")}`),
  ),
  message: ({ href }: { href: string }) =>
    `"x-mint.href" must not contain "." or ".." as a part of its path, so ${quote(href)} is ignored`,
  hint: () => 'write the address from the docs root, such as "/api/list-users"',
});

/** Whether a part of an address's path is `.` or `..`, encoded or not: browsers and file systems read it as another address. */
export const hasDotSegment = (href: string): boolean =>
  decodePath(addressPath(href.trim()))
    .split(/[\\/]/)
    .some((segment) => segment === "." || segment === "..");
