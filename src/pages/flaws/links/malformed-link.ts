import { contentExample } from "../../../codes/examples/page.ts";
import { code } from "../../../diagnostic/code.ts";
import { quote } from "../../../diagnostic/words.ts";

export const malformedLink = code("link/malformed", {
  severity: "warning",
  since: "0.2",
  title: "A link is not written as one",
  explanation:
    "A space between `[text]` and `(address)`, an address that is missing or begins with two schemes or with a misspelt one (`htps://`): readers see brackets, or are led to a page that does not exist.",
  example: contentExample("[start] (/intro)", "[start](/intro)"),
  cases: {
    space: ({ target }: { target: string }) => ({
      message: `a space before (${target}) keeps this from being a link`,
      hint: "remove the space",
    }),
    empty: ({ text }: { text: string }) => ({
      message: `the link ${quote(text.replace(/\s+/g, " "))} has no address`,
      hint: "add the address, or remove the brackets",
    }),
    picture: () => ({ message: "the image has no address", hint: "add the address, or remove the image" }),
    doubled: ({ target, meant }: { target: string; meant: string }) => ({
      message: `${quote(target)} begins with two schemes`,
      hint: `use ${quote(meant)}`,
    }),
    scheme: ({ scheme, meant }: { target: string; scheme: string; meant: string }) => ({
      message: `${quote(scheme)} is no scheme of an address`,
      hint: `did you mean ${quote(meant)}?`,
    }),
  },
});
