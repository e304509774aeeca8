import type { Diagnostic, ResultWithValue } from "./diagnostic.ts";

/** Whether no diagnostic is an error. */
export const isOk = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.every(({ severity }) => severity !== "error");

/** A result with a value, whatever the diagnostics are; `ok` if none of them is an error. */
export const toResult = <T>(value: T, diagnostics: Diagnostic[]): ResultWithValue<T> => ({
  ok: isOk(diagnostics),
  value,
  diagnostics,
});
