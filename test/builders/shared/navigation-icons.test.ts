import { expect, it } from "vitest";
import { NavigationIcons } from "../../../src/builders/shared/navigation-icons.ts";
import { tempSite } from "../../support/temp-site.ts";

const icons = () => new NavigationIcons({}, process.cwd(), (file) => `/base${file}`);

it("gives equal icons one class, and no class to an icon without a picture", () => {
  const found = icons();
  expect(["/a.svg", "🚀", "/a.svg", "no-such-icon"].map((icon) => found.classOf(icon))).toEqual([
    "docs-icon-0",
    "docs-icon-1",
    "docs-icon-0",
    undefined,
  ]);
  expect([...found.files]).toEqual(["/a.svg"]);
});

it("draws the classes before the text, and nothing that a name brings ends the rule or the style sheet", () => {
  const found = icons();
  expect(found.styles(String)).toBe("");
  found.classOf('/a");}</style>.svg');
  found.classOf('🚀"}<style>');
  const styles = found.styles((selector) => `li${selector}::before`);
  expect(styles).toContain(
    'li.docs-icon-0::before { /* webpackIgnore: true */ background: url("/base/a%22);%7D%3C/style%3E.svg")',
  );
  expect(styles).toContain(String.raw`li.docs-icon-1::before { content: "🚀\"}\3c style>";`);
});

it("shows the free icon of the same meaning for one that Font Awesome Pro alone has", () => {
  const library = "node_modules/@fortawesome/fontawesome-free";
  const project = tempSite({
    [`${library}/package.json`]: { name: "@fortawesome/fontawesome-free", version: "6.0.0" },
    [`${library}/svgs/solid/rocket.svg`]: '<svg id="free"/>',
  });
  const found = new NavigationIcons({}, project, String);
  expect(found.html("rocket-launch")).toContain('id="free"');
  expect(found.html("no-such-icon")).toBeUndefined();
});
