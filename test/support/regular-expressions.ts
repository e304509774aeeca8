import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type AST, RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";
import { analyse } from "scslre";
import ts from "typescript";

/** A regular expression of `src/`, as it is written. */
export interface WrittenPattern {
  /** `src/edit/pages/page-links.ts:12` */
  readonly place: string;
  readonly text: string;
  readonly pattern: RegExp;
}

/** Rooms that run when the package is built, and meet no texts of users. */
const AT_BUILD_TIME = /^(?:publish|schema)\//;

/** The files of `src/` that run where texts of users are read, and the shapes that values are checked by. */
const readingFiles = (): string[] => [
  ...readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".ts") && !AT_BUILD_TIME.test(file))
    .map((file) => `src/${file}`),
  ...readdirSync("schemas")
    .filter((file) => file.endsWith(".js"))
    .map((file) => `schemas/${file}`),
];

/** Every regular expression that is written as one. */
export const writtenPatterns = (): WrittenPattern[] =>
  readingFiles().flatMap((file) =>
    nodesOf(file, ts.isRegularExpressionLiteral).map(({ place, text }) => {
      const [, body = "", flags = ""] = /^\/(.*)\/(\w*)$/s.exec(text) ?? [];
      return { place, text, pattern: new RegExp(body, flags) };
    }),
  );

/** Every place where a regular expression is made of a string. */
export const madePatterns = (): { file: string; isInFunction: boolean }[] =>
  readingFiles().flatMap((file) =>
    nodesOf(file, isMaker).map(({ node }) => ({
      file,
      isInFunction: ts.findAncestor(node, ts.isFunctionLike) !== undefined,
    })),
  );

const isMaker = (node: ts.Node): node is ts.NewExpression | ts.CallExpression =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === "RegExp";

function nodesOf<Kind extends ts.Node>(file: string, isWanted: (node: ts.Node) => node is Kind) {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const found: { place: string; text: string; node: Kind }[] = [];
  const visit = (node: ts.Node): void => {
    if (isWanted(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ place: `${file}:${line + 1}`, text: node.getText(), node });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The regular expressions that files make of strings when they are loaded. */
export async function patternsMadeBy(files: readonly string[]): Promise<WrittenPattern[]> {
  const found: WrittenPattern[] = [];
  const Own = globalThis.RegExp;
  let place = "";
  globalThis.RegExp = new Proxy(Own, {
    construct(target, given: [string | RegExp, string?]) {
      const pattern = new target(...given);
      // Packages that the files need are loaded as well.
      const [, , maker = ""] = new Error().stack?.split("\n") ?? [];
      if (!maker.includes("node_modules")) found.push({ place, text: String(pattern), pattern });
      return pattern;
    },
  });
  try {
    // Another test may have loaded the file itself.
    for (place of files) await import(`${resolve(place)}?again`);
  } finally {
    globalThis.RegExp = Own;
  }
  return found;
}

/** An input that may cost an expression more than linear time: a start, what is repeated, and an end that makes it fail. */
export interface Attack {
  readonly start: string;
  readonly repeated: string;
  readonly end: string;
}

export const attackText = ({ start, repeated, end }: Attack, length: number): string =>
  start + repeated.repeat(Math.ceil(length / repeated.length)) + end;

/**
 * The worst inputs of an expression, by its structure: for each quantifier without a bound, a character that it repeats,
 * what leads to the quantifier (where the search begins anew, and reads on to the end each time), and both together. An
 * analysis gives the characters for those quantifiers that get in each other's way.
 */
export function attacksOn({ source, flags }: RegExp): Attack[] {
  const { reports } = analyse({ source, flags: flags.replace("d", "") });
  const suspected = reports.map((report) => {
    const start = leadTo("quant" in report ? report.quant : report.startQuant);
    return { start, pick: report.character.pick, ends: ["", "\n", "!", "a", "\u0000"] };
  });
  const unbounded = quantifiersOf(source, flags).map((quantifier) => {
    return { start: leadTo(quantifier), pick: shortest(quantifier.element), ends: ["\u0000"] };
  });
  return [...suspected, ...unbounded.filter(({ start }) => start !== "" && !flags.includes("y"))].flatMap(
    ({ start, pick, ends }) =>
      [...new Set([pick, start + pick, start])]
        .filter((repeated) => repeated !== "")
        .flatMap((repeated) => ends.map((end) => ({ start, repeated, end }))),
  );
}

function quantifiersOf(source: string, flags: string): AST.Quantifier[] {
  const found: AST.Quantifier[] = [];
  const unicode = flags.includes("u");
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, { unicode });
  visitRegExpAST(pattern, {
    onQuantifierEnter: (quantifier) => {
      if (quantifier.max === Number.POSITIVE_INFINITY) found.push(quantifier);
    },
  });
  return found;
}

/** A short text that brings the matcher to this part of the expression. */
function leadTo(node: AST.Node): string {
  const parent = node.parent as AST.Node | null;
  if (parent === null) return "";
  if (parent.type !== "Alternative") return leadTo(parent);
  const before = parent.elements.slice(0, parent.elements.indexOf(node as AST.Element));
  return leadTo(parent) + before.map(shortest).join("");
}

function shortest(element: AST.Element): string {
  switch (element.type) {
    case "Character":
      return String.fromCodePoint(element.value);
    case "CharacterClass":
      return element.negate ? "-" : classMember(element.elements[0]);
    case "CharacterSet":
      return setMember(element);
    case "Quantifier":
      return shortest(element.element).repeat(element.min);
    case "Group":
    case "CapturingGroup":
      return (element.alternatives[0]?.elements ?? []).map(shortest).join("");
    default:
      return "";
  }
}

function classMember(member: AST.CharacterClass["elements"][number] | undefined): string {
  if (member?.type === "CharacterClassRange") return String.fromCodePoint(member.min.value);
  if (member?.type === "Character") return String.fromCodePoint(member.value);
  return member?.type === "CharacterSet" ? setMember(member) : "-";
}

const setMember = (set: AST.CharacterSet): string =>
  set.kind === "space" ? (set.negate ? "-" : " ") : set.kind === "digit" ? (set.negate ? "-" : "0") : "a";

/** This process's own time (ms) for a search through all of a text, the better of two. */
export function searchTime({ source, flags }: RegExp, text: string): number {
  const pattern = new RegExp(source, flags.replace("y", ""));
  const times = [1, 2].map(() => {
    const start = process.cpuUsage();
    text.replace(pattern, "");
    return process.cpuUsage(start).user / 1000;
  });
  return Math.min(...times);
}

/**
 * How the time of an expression grows on an input when that gets four times as long: 4 is linear, 16 quadratic. It is
 * measured where the input takes some milliseconds; one that does not up to 64,000 characters counts as linear.
 */
export function growthOf(pattern: RegExp, attack: Attack): number {
  for (let length = 500; length <= 64_000; length *= 2) {
    const time = searchTime(pattern, attackText(attack, length));
    if (time > 4) return searchTime(pattern, attackText(attack, length * 4)) / time;
  }
  return 4;
}
