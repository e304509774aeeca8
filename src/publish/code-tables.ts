import { readdirSync, readFileSync } from "node:fs";
import type { DescribedCode } from "../codes/description.ts";
import { moduleOf } from "./shape-module.ts";

const SOURCE = new URL("../", import.meta.url);

/** The areas in the order in which codes are listed; others follow. */
const AREAS =
  "config nav openapi overlay asyncapi graphql sdk page component redirect asset snippet link variable admin builder edit";

const HEADER = "// Generated from the codes in src by src/publish/main.ts; not to be edited.\n";

/** The generated modules about codes, by their path: what `code()` is given besides the sentences. */
export async function codeTables(): Promise<Map<string, string>> {
  const codes = await allCodes();
  const table = <Value>(pick: (code: DescribedCode) => Value | undefined): Record<string, Value> =>
    Object.fromEntries(
      codes.flatMap(({ name, ...code }) => {
        const value = pick(code);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  const rows = table(({ severity, since, until, tag, title, explanation }) =>
    JSON.parse(JSON.stringify({ severity, since, until, tag, title, explanation })),
  );
  const defaults = {
    ONLY_IF_ASKED: Object.keys(table(({ onlyIfAsked }) => onlyIfAsked)),
    OFTEN: table(({ often }) => often),
    BY_TARGET: table(({ byTarget }) => byTarget),
  };
  const examples = table(({ example }) => example);
  const names = Object.keys(rows).map((name) => `  | ${JSON.stringify(name)}\n`);
  return new Map([
    ["schemas/code-table.js", HEADER + moduleOf({ CODES: rows })],
    ["schemas/code-table.d.ts", `${HEADER}${TABLE_TYPES}${names.join("").trimEnd()};\n`],
    ["schemas/code-defaults.js", HEADER + moduleOf(defaults)],
    ["schemas/code-defaults.d.ts", HEADER + DEFAULTS_TYPES],
    ["schemas/code-examples.js", HEADER + moduleOf({ EXAMPLES: examples })],
    ["schemas/code-examples.d.ts", HEADER + EXAMPLES_TYPES],
  ]);
}

const TABLE_TYPES = `import type { CodeDescription } from "../src/codes/description.ts";

/** What is said about every diagnostic code, \`area/what\`. Codes are never renamed. */
export const CODES: Readonly<Record<KnownCode, CodeDescription>>;

/** A code of this package. */
export type KnownCode =
`;

const DEFAULTS_TYPES = `import type { OftenReported, TargetReported } from "../src/codes/description.ts";

export const ONLY_IF_ASKED: readonly string[];
export const OFTEN: Readonly<Partial<Record<string, OftenReported>>>;
export const BY_TARGET: Readonly<Partial<Record<string, TargetReported>>>;
`;

const EXAMPLES_TYPES = `import type { CodeExample } from "../src/codes/examples/example.ts";
import type { KnownCode } from "./code-table.js";

/** An example of every code. */
export const EXAMPLES: Readonly<Record<KnownCode, CodeExample>>;
`;

type NamedCode = Required<Pick<DescribedCode, "title" | "explanation" | "example">> &
  DescribedCode & { readonly name: string };

/** The codes of all rules by area and name. @throws {Error} if one is defined twice, or does not describe itself */
async function allCodes(): Promise<NamedCode[]> {
  const codes = new Map<string, NamedCode>();
  for (const path of readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).sort()) {
    if (!path.endsWith(".ts")) continue;
    const file = new URL(path.replaceAll("\\", "/"), SOURCE);
    if (!/^export const \w+(?:: [^=]+)? = code\(/m.test(readFileSync(file, "utf8"))) continue;
    for (const value of Object.values((await import(file.href)) as object)) {
      if (!isCode(value)) continue;
      if (!value.title || !value.explanation || !value.example)
        throw new Error(`${value.name} needs a title, an explanation and an example`);
      if ((codes.get(value.name) ?? value) !== value) throw new Error(`${value.name} is defined twice`);
      codes.set(value.name, value);
    }
  }
  return [...codes.values()].sort((a, b) => orderOf(a) - orderOf(b) || (a.name < b.name ? -1 : 1));
}

const isCode = (value: unknown): value is NamedCode =>
  typeof value === "object" &&
  value !== null &&
  "name" in value &&
  "severity" in value &&
  ("message" in value || "cases" in value);

function orderOf({ name }: NamedCode): number {
  const at = AREAS.split(" ").indexOf(name.split("/", 1)[0] ?? "");
  return at === -1 ? AREAS.length : at;
}
