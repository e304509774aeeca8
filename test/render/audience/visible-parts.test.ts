import { describe, expect, it } from "vitest";
import { markdownFor } from "../../../src/render/audience/visible-parts.ts";

describe("markdownFor", () => {
  it.each([
    ['a<Visibility for="agents">b</Visibility>c', "abc"],
    ['a<Visibility for="humans">b</Visibility>c', "ac"],
    ["a<Visibility for={'signed-out'}>b</Visibility>c", "abc"],
    ['a<Visibility for="signed-in">b <Visibility for="agents">c</Visibility></Visibility>d', "ad"],
    ['a<Visibility for="agents">b <Visibility for="signed-in">c</Visibility>d</Visibility>e', "ab de"],
    ["a<Visibility for={{ groups: [who] }}>b</Visibility>c", "ac"],
    ["a<Visibility for={who}>b</Visibility>c", "ac"],
    ["a<Visibility>b</Visibility>c", "ac"],
    ['a<Visibility for="signed-in" />b', "ab"],
    ['a<Visibility for="signed-in">b', "a"],
    ['a<Visibility for={{ groups: ["x"] b', "a"],
    [
      'a</Visibility>b<VisibilityNote for="signed-in">c</VisibilityNote>',
      'a</Visibility>b<VisibilityNote for="signed-in">c</VisibilityNote>',
    ],
    ['```\n<Visibility for="signed-in">a\n```\nb', '```\n<Visibility for="signed-in">a\n```\nb'],
  ])("%s", (text, left) => {
    expect(markdownFor(text, [])).toBe(left);
  });
  const hush = '<Visibility for="signed-in">HUSH</Visibility>';
  it.each([
    `use \\\` ${hush} \\\` end`,
    `{/*\n\`\`\`\n*/}\n\n${hush}`,
    `- a\n\n  \`\`\`js\n  x\n\n${hush}`,
    `a \` b\nc \` ${hush} \` d`,
    `<A b="\n\`\`\`\n" />\n\n${hush}`,
    `$$\n\`\`\`\n$$\n\n${hush}`,
    `<b a={"\`"}>${hush}</b><i a={"\`"} />`,
    `export const Staff = ({ children }) => <Visibility for="signed-in">{children}</Visibility>\n\n<Staff>HUSH</Staff>`,
    `export const Who = Visibility\n\n<Who for="signed-in">HUSH</Who>`,
    `{<Visibility for="signed-in">HUSH</Visibility>}`,
    `<Card title={<Visibility for="signed-in">HUSH</Visibility>} />`,
    `<Visibility for="agents" {...{ for: "signed-in" }}>HUSH</Visibility>`,
    `<Visibility for={{ groups: null }}>HUSH</Visibility>`,
    `<Visibility for="signed-in">\n\n{/* </Visibility> */}\n\nHUSH\n\n</Visibility>`,
    `<Visibility for="signed-in">\n\n<A b="</Visibility>" />\n\nHUSH\n\n</Visibility>`,
    `<Visibility for="signed-in">\n\na \` </Visibility>\nb \` HUSH\n\n</Visibility>`,
    `<Visibility for="signed-in" for>HUSH <b> </Visibility>`,
  ])("leaves out what only the parser can tell: %j", (text) => {
    expect(markdownFor(text, [])).not.toContain("HUSH");
  });
  it.each([
    ['import { Staff } from "/s.jsx"\n\n<Staff>HUSH</Staff>', false],
    ['import {\n  Staff as Us,\n} from "/s.jsx"\n\n<Us>HUSH</Us>', false],
    ['import * as all from "/s.jsx"\n\n<all.Staff>HUSH</all.Staff>', false],
    ['import { A } from "/a.jsx"\nimport { Staff } from "/s.jsx"\n\n<A>HUSH</A>', true],
    ['```js\nimport { A } from "/s.jsx"\n```\n\n<A>HUSH</A>', true],
  ])("leaves out what a component shows that a page imports from a file with such parts: %j", (text, isLeft) => {
    expect(markdownFor(text, [], (source) => source === "/s.jsx").includes("HUSH")).toBe(isLeft);
  });
  it("leaves out no more than the part, whatever else is no MDX", () =>
    expect(markdownFor(`a <5 <!-- ${hush} --> b ${hush} c {x y} d`, [])).toMatch(/ b {2}c \{x y\} d$/));
  it("keeps what readers of a group may see", () => {
    const text = '<Visibility for={{ groups: ["a", "b"] }}>x</Visibility><Visibility for="signed-out">y</Visibility>';
    expect(markdownFor(text, ["b"])).toBe("x");
    expect(markdownFor(text, ["c"])).toBe("");
  });
});
