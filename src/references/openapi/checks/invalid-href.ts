import { code } from "../../../diagnostic/code.ts";
import { quote } from "../../../diagnostic/words.ts";
import { addressPath, decodePath } from "../../../vocabulary/addresses/address.ts";

export const invalidHref = code("openapi/invalid-href", {
  severity: "warning",
  message: ({ href }: { href: string }) =>
    `"x-mint.href" must not contain "." or ".." as a part of its path, so ${quote(href)} is ignored`,
  hint: () => 'write the address from the docs root, such as "/api/list-users"',
});

/** Whether a part of an address's path is `.` or `..`, encoded or not: browsers and file systems read it as another address. */
export const hasDotSegment = (href: string): boolean =>
  decodePath(addressPath(href.trim()))
    .split(/[\\/]/)
    .some((segment) => segment === "." || segment === "..");
