import type { Place } from "../../diagnostic/finding.ts";
import { misspeltReference } from "../../vocabulary/elements/operation-reference.ts";
import { specOfPage } from "../../vocabulary/elements/spec-name.ts";
import { readReference, type Wanted } from "../specs/read-operation-reference.ts";
import type { PageSource } from "../tree.ts";
import { isOwnPage, placeInFile } from "./page-file.ts";

/** A page file whose front matter names an operation, or tries to. */
export interface FileWithOpenapi {
  readonly path: string;
  readonly wanted: Wanted;
  /** Where its `openapi` is. */
  readonly place: Place;
}

/** The page files that show an operation, in their order. */
export function filesWithOpenapi(pages: PageSource | undefined): FileWithOpenapi[] {
  const files: FileWithOpenapi[] = [];
  for (const [path, file] of pages ?? []) {
    if (file.openapi === undefined || !isOwnPage(path, file)) continue;
    const misspelt = misspeltReference(file.openapi);
    const wanted = misspelt ? { ...misspelt, text: file.openapi.trim() } : readReference(file.openapi);
    if (!wanted || "property" in wanted) continue;
    const { spec } = wanted;
    const place = placeInFile(path, file, file.openapiRange);
    files.push({ path, wanted: spec === undefined ? wanted : { ...wanted, spec: specOfPage(spec) }, place });
  }
  return files;
}
