import { contentExample } from "../../codes/examples/page.ts";
import { code } from "../../diagnostic/code.ts";

export const styleString = code("component/style-string", {
  severity: "warning",
  since: "0.2",
  title: "A style is a string",
  explanation:
    'In MDX, `style` is an object of JavaScript: `style={{ color: "red" }}`. With a string, React does not render the element.',
  example: contentExample('<div style="color: red">\n  Red.\n</div>', '<div style={{ color: "red" }}>\n  Red.\n</div>'),
  message: ({ element }: { element: string }) => `"style" of <${element}> must be an object, not a string`,
  hint: ({ object }: { object?: string | undefined; element: string }) =>
    object === undefined ? 'write style={{ color: "red" }}' : `use style={${object}}`,
});

/** The declarations of CSS as an object of JavaScript; `undefined` if they are not simple. */
export function styleObject(css: string): string | undefined {
  const declarations = css
    .split(";")
    .map((each) => each.trim())
    .filter((each) => each !== "")
    .map((each) => /^(-?-?[a-zA-Z][\w-]*)\s*:\s*([^"'\\{}]+)$/.exec(each));
  if (declarations.length === 0 || declarations.some((each) => each === null)) return undefined;
  const fields = declarations.map((each) => `${keyOf(each?.[1] ?? "")}: "${(each?.[2] ?? "").trim()}"`);
  return `{ ${fields.join(", ")} }`;
}

const keyOf = (name: string): string =>
  name.startsWith("--")
    ? `"${name}"`
    : name
        .toLowerCase()
        .replace(/^-ms-/, "ms-")
        .replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
