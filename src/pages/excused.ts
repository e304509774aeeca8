import type { Excuse } from "./read/scanned-page.ts";

/** Whether a comment before it excuses what has a code at an offset of a page. */
export const isExcused = (excuses: readonly Excuse[], at: number, code: string): boolean =>
  excuses.some(
    ({ codes, start, end }) =>
      at >= start && at <= end && (codes.length === 0 || codes.some((written) => coversCode(written, code))),
  );

const coversCode = (written: string, code: string): boolean =>
  written === code || written === "*" || (written.endsWith("/*") && code.startsWith(written.slice(0, -1)));
