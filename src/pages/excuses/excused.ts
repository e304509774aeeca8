import type { Excuse } from "../read/scanned-page.ts";

/** Whether a comment of a page excuses what has a code at an offset. */
export const isExcused = (excuses: readonly Excuse[], at: number, code: string): boolean =>
  excuses.some((excuse) => covers(excuse, at, code));

/** Whether one comment does. */
export const covers = ({ codes, start, end }: Excuse, at: number, code: string): boolean =>
  at >= start && at <= end && (codes.length === 0 || codes.some((written) => coversCode(written, code)));

const coversCode = (written: string, code: string): boolean =>
  written === code || written === "*" || (written.endsWith("/*") && code.startsWith(written.slice(0, -1)));
