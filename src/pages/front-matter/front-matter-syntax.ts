import type { YAMLException } from "js-yaml";
import type { FactsOf } from "../../diagnostic/code.ts";
import { type Finding, finding } from "../../diagnostic/finding.ts";
import { positionsOf } from "../../source/locate/positions.ts";
import { pageSyntax } from "../codes/page-syntax.ts";

/** What is wrong with front matter, as `page/syntax` says it. */
type FrontMatterFault = Extract<
  FactsOf<typeof pageSyntax>,
  { case: "colon" | "duplicate" | "unclosed" | "late" | "empty" | "other" }
>;

/** A page's file, and the head of its text that ends with the front matter. */
export interface PageHead {
  readonly file: string;
  readonly head: string;
}

/** The finding about front matter that is not YAML, at a line of the file (from 0). The fix for a missing pair of quotes adds them. */
export function brokenFrontMatter(args: FrontMatterFault, { file, head, line }: PageHead & { line: number }): Finding {
  const lines = head.split("\n");
  const written = (lines[line] ?? "").trimEnd();
  const before = lines.slice(0, line).reduce((length, each) => length + each.length + 1, 0);
  const { range } = positionsOf(head);
  const indent = written.length - written.trimStart().length;
  const place = { file, pointer: "", range: range(before + indent, before + written.length) };
  if (args.case !== "colon") return finding(pageSyntax, args, place);
  const [label = "", value = ""] = /^([^:]*:[ \t]+)(.*)$/s.exec(written)?.slice(1) ?? [];
  const fix = {
    title: "Put the value in quotes",
    place: { ...place, range: range(before + label.length, before + written.length) },
    text: JSON.stringify(value),
  };
  return finding(pageSyntax, args, fix.place, { fixes: [fix] });
}

/**
 * The finding about front matter that a YAML parser rejects. The line at which the parser stopped may show the cause.
 */
export function brokenYaml(
  { reason, mark }: YAMLException,
  lines: readonly string[],
  { file, head }: PageHead,
): Finding {
  const at = Math.min(mark?.line ?? 0, lines.length - 1);
  const faulty = [at, at - 1].find((index) =>
    /^[\w-]+[ \t]*:[ \t]+[^"'[{|>&*!%@`#\s].*:[ \t]/.test(lines[index] ?? ""),
  );
  if (faulty !== undefined && /mapping/.test(reason)) {
    const field = (lines[faulty] ?? "").split(":")[0]?.trim() ?? "";
    return brokenFrontMatter({ case: "colon", field }, { file, head, line: faulty + 1 });
  }
  const field = (lines[at] ?? "").split(":")[0]?.trim() ?? "";
  if (/duplicated/.test(reason)) return brokenFrontMatter({ case: "duplicate", field }, { file, head, line: at + 1 });
  return brokenFrontMatter({ case: "other", reason }, { file, head, line: at + 1 });
}
