import type { Range } from "../../diagnostic/diagnostic.ts";
import type { Place } from "../../diagnostic/finding.ts";
import { placeInFrontMatter } from "../../pages/front-matter/front-matter-values.ts";
import { isPageFile } from "../../vocabulary/files/site-files.ts";
import type { PageTexts } from "../pages/page-texts.ts";
import type { Site } from "../site.ts";
import type { RulePlace } from "./custom-rule.ts";
import { headOf } from "./ruled-page.ts";

/** Prepares the places of findings, as rules of a project name them. @throws {TypeError} for what is not a place */
export function preparePlaces(site: Site, textOf: PageTexts["textOf"]): (place: RulePlace) => Place {
  return (place) => {
    const { file, pointer = "", range } = place ?? {};
    if (file !== undefined && typeof file !== "string") throw new TypeError("the file of a place must be a string");
    if (!/^(?:\/|$)/.test(pointer)) throw new TypeError(`${JSON.stringify(pointer)} is not a JSON Pointer`);
    if (range !== undefined && !isRange(range)) throw new TypeError("the range of a place must be a Range");
    if (file === undefined || range !== undefined)
      return { ...(file === undefined ? {} : { file }), pointer, ...(range && { range }) };
    if (isPageFile(file))
      return pointer === "" ? { file, pointer, range: startOfFile() } : inHead(file, pointer, textOf);
    return isSamePlace(site.source.origin(pointer), { file, pointer }) ? { pointer } : { file, pointer };
  };
}

const isRange = ({ start, end }: Range): boolean =>
  [start, end].every((at) => typeof at?.offset === "number" && typeof at.line === "number");

const startOfFile = (): Range => ({ start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 1, offset: 0 } });

const inHead = (file: string, pointer: string, textOf: PageTexts["textOf"]): Place =>
  placeInFrontMatter({ pointer }, { file, head: headOf(textOf(file) ?? "") });

const isSamePlace = (a: { file: string; pointer: string }, b: { file: string; pointer: string }): boolean =>
  a.file === b.file && a.pointer === b.pointer;
