import { contentExample } from "../../codes/examples/page.ts";
import { code } from "../../diagnostic/code.ts";
import { didYouMean, quote, quoteList, typeNames } from "../../diagnostic/words.ts";

interface Valued {
  readonly component: string;
  readonly property: string;
  readonly value: string;
}

const subject = ({ component, property }: Valued): string => `${quote(property)} of <${component}>`;

export const propertyValue = code("component/property-value", {
  severity: "warning",
  since: "0.2",
  title: "A property of a component has a value that it does not take",
  explanation:
    "Numbers and true or false are written in braces (`cols={2}`); a number as a string counts too. Some properties take one of a list of values, or a number of a range. Values that are expressions are left alone.",
  example: contentExample(
    '<Columns cols="two">\n  <Card title="Start" />\n</Columns>',
    '<Columns cols={2}>\n  <Card title="Start" />\n</Columns>',
  ),
  cases: {
    enum: (args: Valued & { allowed: readonly string[]; suggestions: readonly string[] }) => ({
      message: `${subject(args)} must be ${quoteList(args.allowed)}, not ${quote(args.value)}`,
      hint: didYouMean(args.suggestions) ?? "use one of these values",
    }),
    type: (args: Valued & { types: readonly string[] }) => ({
      message: `${subject(args)} must be ${typeNames(args.types)}, not ${quote(args.value)}`,
      hint: FORMS[args.types[0] ?? ""]?.(args.property),
    }),
    bare: (args: Valued & { types: readonly string[] }) => ({
      message: `${subject(args)} must be ${typeNames(args.types)}, and has no value`,
      hint: `write ${args.property}="…", or remove it`,
    }),
    range: (args: Valued & { minimum?: number; maximum?: number }) => ({
      message: `${subject(args)} must be ${rangeOf(args)}, not ${args.value}`,
      hint: "use a number in this range",
    }),
    color: (args: Valued) => ({
      message: `${subject(args)} is no color: ${quote(args.value)} is missing its "#"`,
      hint: `use ${quote(`#${args.value.trim()}`)}`,
    }),
  },
});

/** How a value of a type is written. */
const FORMS: Readonly<Record<string, (property: string) => string>> = {
  boolean: (property) => `write ${property}={true} or ${property}={false}`,
  number: (property) => `write a number in braces: ${property}={2}`,
  string: (property) => `write ${property}="…"`,
};

function rangeOf({ minimum, maximum }: { minimum?: number; maximum?: number }): string {
  if (minimum === undefined) return `at most ${maximum}`;
  return maximum === undefined ? `at least ${minimum}` : `between ${minimum} and ${maximum}`;
}
