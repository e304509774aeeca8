import { expect, it } from "vitest";
import { isFileAddress } from "../../../src/vocabulary/addresses/file-address.ts";

it.each([
  ["/", true],
  ["/guides/a b/...slug", true],
  ["/v1.2/..hidden", true],
  ["/100%", true],
  ["/a/../../b", false],
  ["/..", false],
  ["/a/./b", false],
  ["/%2e%2e/%2E%2E/b", false],
  ["/%252e%252e/b", false],
  ["/a%2f..%2f..%2fb", false],
  ["/a\\..\\b", false],
  ["/a%5C..%5Cb", false],
  ["/a\u0000b", false],
  ["/a%00b", false],
  ["/a\nb", false],
  [`/${"x".repeat(300)}`, false],
  [`/${"x/".repeat(3000)}`, false],
])("the address %j can be that of a file: %j", (address, isFile) => {
  expect(isFileAddress(address)).toBe(isFile);
});
