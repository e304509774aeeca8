import { toLlmsFullTxt } from "docsjson/builders";
import { expect, it } from "vitest";
import { resolveHandwritten } from "../../support/resolve-handwritten.ts";

it("puts the texts of all listed pages behind each other, with title and address", () => {
  const navigation = resolveHandwritten({ pages: ["start", "empty", "guides/next"] });
  const texts = new Map([
    ["/start", "\nBegin here.\n"],
    ["/guides/next", "## More"],
  ]);
  const markdownOf = ({ href }: { href: string }) => texts.get(href);
  expect(toLlmsFullTxt(navigation, { name: "Acme", description: "Lamps.", baseUrl: "https://x.dev", markdownOf })).toBe(
    `# Acme

> Lamps.

# Start

Source: https://x.dev/start

Begin here.

# Next

Source: https://x.dev/guides/next

## More
`,
  );
});
