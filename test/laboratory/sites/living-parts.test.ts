import { describe, expect, it } from "vitest";
import { tempSite } from "../../support/temp-site.ts";
import { livingParts } from "./living-parts.ts";
import { readSourceSite } from "./source-site.ts";

/** A page on which two components of three come to life, with nothing inside, and no diagram is drawn. */
const PAGE = `<docs-island data-name="Frame"></docs-island>
<docs-island data-name="Toggle"><button>On</button></docs-island>
<docs-island data-name="Lost"></docs-island>
<docs-diagram aria-label="Wrong"><pre>graph wrong
A</pre></docs-diagram>
<docs-diagram aria-label="Changed"><pre>graph wrong B</pre></docs-diagram>
<docs-diagram aria-label="Right"><pre>graph LR</pre></docs-diagram>
<script>
  globalThis.mermaid = { parse: async (text) => { if (text.includes("wrong")) throw new Error(text); } };
  for (const name of ["Frame", "Toggle"])
    document.querySelector("[data-name=" + name + "]").replaceChildren(document.createElement("docs-island-root"));
</script>`;

const SOURCE = {
  "docs.json": { theme: "mint", name: "Lumen", colors: { primary: "#7c3aed" }, navigation: { pages: ["index"] } },
  "index.mdx": "```mermaid\ngraph wrong\n  A\n```\n\n```mermaid\ngraph LR\n```\n",
};

describe("parts of pages that scripts bring to life", () => {
  it("are broken without anything inside, but for components that had nothing before or lead away, and diagrams that Mermaid refuses", async () => {
    const away = `<docs-island data-name="Away"></docs-island><script>
      document.querySelector("docs-island").scrollIntoView = () => location.replace("/other.html");
    </script>`;
    const site = tempSite({ "index.html": PAGE, "away.html": away, "other.html": "Other" });
    const source = await readSourceSite(tempSite(SOURCE));
    const found = await livingParts(site, ["/", "/away.html"], source, 2_000);
    expect(found).toEqual({
      components: { all: 4, broken: ["/: Toggle", "/: Lost"] },
      diagrams: { all: 2, broken: ["/: Changed", "/: Right"] },
    });
  });
});
