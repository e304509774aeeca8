import { contentExample } from "../../../codes/examples/page.ts";
import { code } from "../../../diagnostic/code.ts";
import { quote } from "../../../diagnostic/words.ts";

/** The text in a hint, unless it is long. */
const named = (text: string): string => (text.length > 40 ? "…" : text.trim());

export const emphasis = code("page/emphasis", {
  severity: "warning",
  since: "0.2",
  title: "Text is not bold, and its asterisks are shown",
  explanation:
    "`**` begins bold text only if no space is behind it, and ends it only if no space is before it. If punctuation is inside of the marks, a letter must not be directly outside: `**Note:**text` is shown as it is written. This concerns languages without spaces most. `<strong>` has no such rules.",
  often: { advice: ["case"], message: "{count} texts between asterisks are not bold, and the asterisks are shown" },
  example: contentExample("Click **Create **to save.", "Click **Create** to save."),
  cases: {
    space: ({ text }: { text: string }) => ({
      message: `${quote(`**${text}**`)} is not bold: a space is inside of the marks, so they are shown`,
      hint: `use **${named(text)}** with the space outside`,
    }),
    /** @param inside the punctuation, which has a letter on the other side of the marks */
    punctuation: ({ text, inside }: { text: string; inside: string }) => ({
      message: `${quote(`**${text}**`)} is not bold: ${quote(inside)} is inside of the marks and a letter directly outside, so they are shown`,
      hint: `use <strong>${named(text)}</strong>, or add a space outside of the marks`,
    }),
  },
});
