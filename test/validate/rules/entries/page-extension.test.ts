import { describe, expect, it } from "vitest";
import { show } from "../../../support/show-config.ts";

describe("a page path with a file extension", () => {
  it("is corrected; other dots are part of the path", () => {
    expect(show('{ "pages": ["/a.mdx", "release-4.5"] }')).toMatchInlineSnapshot(`
      "1:29 warning nav/page-extension ⟨"/a.mdx"⟩
        the page path "/a.mdx" must not have a file extension
        → use "/a"
        fix: Replace it with "/a" (1:29 ⟨"/a.mdx"⟩ → ⟨"/a"⟩)"
    `);
  });
});
