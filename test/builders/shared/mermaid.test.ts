import { toMermaid } from "docsjson/builders";
import { describe, expect, it } from "vitest";
import { resolveHandwritten, specOf } from "../../support/resolve-handwritten.ts";

describe("toMermaid", () => {
  it("draws elements, root pages, pages, operations, links and what is hidden", () => {
    const navigation = resolveHandwritten(
      {
        global: { anchors: [{ anchor: "Status", href: "https://status.example.com" }] },
        groups: [
          { group: "Guides", tag: "New", root: "guides", pages: ["start"] },
          { group: "API", hidden: true, openapi: "a.json", pages: ["GET /users"] },
        ],
      },
      { "a.json": specOf("GET /users") },
    );
    expect(toMermaid(navigation)).toBe(`flowchart LR
  n0["navigation"]
  n0 --> n1["Guides #40;group#41; · New"]
  n1 --> n2("Guides")
  n1 --> n3("Start")
  n0 -.-> n4["API #40;group#41;"]
  n4 -.-> n5("GET /users · GET")
  n0 --> n6>"Status → https#58;//status.example.com"]
`);
  });

  it("escapes all of Mermaid's own syntax, and leaves pages out if asked to", () => {
    const group = '"] --> x; %% end <b>`';
    const navigation = resolveHandwritten({ groups: [{ group, pages: ["a"] }] });
    const text = toMermaid(navigation, { direction: "TD", pages: false, name: "Docs" });
    expect(text).toBe(
      'flowchart TD\n  n0["Docs"]\n  n0 --> n1["#34;#93; --#62; x#59; #37;#37; end #60;b#62;#96; #40;group#41;"]\n',
    );
  });
});
