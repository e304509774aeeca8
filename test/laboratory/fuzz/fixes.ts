import { type Diagnostic, type DialectOption, type Fix, validateDocs } from "docsjson";
import { chooseDialect } from "../../../src/vocabulary/platform/choose-dialect.ts";
import type { Random } from "./mutate.ts";
import { hold } from "./promises.ts";

/** A fix removes its own finding and brings up no other error; one of those offered is tried. */
export function holdFixes(text: string, diagnostics: readonly Diagnostic[], random: Random): void {
  const fixable = diagnostics.filter(({ fixes }) => fixes.length > 0);
  if (fixable.length === 0) return;
  const each = random.pick(fixable);
  const { code, message } = each;
  const fix = random.pick(each.fixes);
  // A field that is mended may be one by which the hosted platform is known, which asks for more.
  const after = validateDocs(applyFix(text, fix), { dialect: dialectOf(text) }).diagnostics;
  hold(countErrors(after) <= countErrors(diagnostics), "a fix leaves more errors:", { code, message, fix });
  const own = identityOf(each);
  const isOwn = (other: Diagnostic) => identityOf(other) === own;
  // Behind twenty faults of syntax there may be more of them.
  const isGone = after.filter(isOwn).length < diagnostics.filter(isOwn).length || after.length >= 20;
  hold(isGone, "a fix leaves its finding:", { code, message, fix });
}

/** Of two brackets that are never closed, each is a finding of its own. */
const identityOf = ({ code, message, related }: Diagnostic): string =>
  `${code} ${message} ${code === "config/syntax" ? related[0]?.range?.start.offset : ""}`;

function dialectOf(text: string): DialectOption {
  try {
    return chooseDialect("auto", JSON.parse(text.replace(/^\ufeff/, "")));
  } catch {
    return "auto";
  }
}

const applyFix = (text: string, { range, text: written }: Fix): string =>
  text.slice(0, range.start.offset) + written + text.slice(range.end.offset);

/** What is said of a text that is no JSON hides all else. */
function countErrors(diagnostics: readonly Diagnostic[]): number {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  return errors.some(({ code }) => code === "config/syntax") ? Number.POSITIVE_INFINITY : errors.length;
}
