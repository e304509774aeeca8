import type { Diagnostic } from "../../diagnostic/diagnostic.ts";

/** `docs.json:3:7`: how the place of a diagnostic is named; by its file alone where the diagnostic has no range. */
export const placeName = ({ file, range }: Pick<Diagnostic, "file" | "range">): string =>
  range ? `${file}:${range.start.line}:${range.start.column}` : file;
