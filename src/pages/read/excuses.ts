import type { Excuse } from "./scanned-page.ts";

/** Whether a comment excuses what is found at an offset of a page. */
export const isExcused = (excuses: readonly Excuse[], code: string, offset: number): boolean =>
  excuses.some(
    ({ codes, start, end }) =>
      offset >= start && offset <= end && (codes.length === 0 || codes.some((written) => fits(written, code))),
  );

const fits = (written: string, code: string): boolean =>
  written === code || written === "*" || (written.endsWith("/*") && code.startsWith(written.slice(0, -1)));
