import { FAILSAFE_SCHEMA, load, YAMLException } from "js-yaml";
import type { FieldSuggestions } from "../../validate/context/visits.ts";
import { frontMatterEnd } from "./front-matter-end.ts";
import { brokenYaml } from "./front-matter-syntax.ts";
import { findValueFaults } from "./front-matter-values.ts";
import {
  type Data,
  fieldsOf,
  frontMatterLines,
  type ReadFrontMatter,
  readSimpleFrontMatter,
  readSimpleLines,
  readSingleLines,
  typed,
} from "./simple-front-matter.ts";

/**
 * Reads the front matter of a page: YAML between `---` lines at the head of its text. Values of the wrong type are left
 * out; if the YAML is broken, fields are read from its single lines.
 *
 * @param head the text of the page, or the part of it that contains the front matter
 * @param file the page's path, which findings name
 * @param known is added to, and makes the next page cheaper
 */
export function readFrontMatter(head: string, file: string, known: FieldSuggestions = new Map()): ReadFrontMatter {
  const simple = readSimpleFrontMatter(head, file, known);
  if (simple) return simple;
  const written = frontMatterLines(head.slice(0, Number(frontMatterEnd(head))));
  const { text, lines } = written;
  const data = readSimpleLines(lines);
  const read = data ? { data } : readYaml(lines.join("\n"));
  if ("broken" in read) {
    return {
      fields: fieldsOf(readSingleLines(lines), written),
      findings: [brokenYaml(read.broken, lines, { file, head })],
    };
  }
  return {
    fields: fieldsOf(read.data, written),
    findings: findValueFaults(typed(read.data), { file, head: text, known }),
  };
}

/** Reads the keys with a YAML parser, every scalar as its text. */
function readYaml(text: string): { data: Data } | { broken: YAMLException } {
  try {
    const value: unknown = load(text, { schema: FAILSAFE_SCHEMA });
    return { data: new Map(Object.entries(value && typeof value === "object" ? value : {})) };
  } catch (error) {
    if (error instanceof YAMLException) return { broken: error };
    throw error;
  }
}
