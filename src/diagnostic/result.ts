import type { Diagnostic, Result } from "./diagnostic.ts";

/** Whether nothing of what was found is an error. */
export const isOk = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.every(({ severity }) => severity !== "error");

/** A value that is there whatever was found, with the diagnostics about it; `ok` if none of them is an error. */
export const toResult = <T>(value: T, diagnostics: Diagnostic[]): Result<T> & { value: T } => ({
  ok: isOk(diagnostics),
  value,
  diagnostics,
});
