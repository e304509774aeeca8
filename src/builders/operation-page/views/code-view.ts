import { asObject, isObject, type JsonObject, own } from "../../../json/json-value.ts";
import { describedAt, follow, textAt } from "./schema/follow-refs.ts";
import { entriesAt } from "./schema/merge-schema.ts";
import { exampleText, type Sampling } from "./schema/sample-value.ts";

/** A block of code: a request in some language, or an example. */
export interface CodeView {
  /** What its tab says; absent for one that is alone. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** As Shiki and fences name it; `""` for text. */
  readonly language: string;
  readonly text: string;
}

/** The examples of a body, a parameter or a header: those of the spec, all of them, or else one made from its schema. */
export function viewExamples(holder: JsonObject, sampling: Sampling): CodeView[] {
  const { spec, mediaType } = sampling;
  const language = languageOf(mediaType);
  const named = entriesAt(holder, "examples").flatMap(([name, value]): CodeView[] => {
    const { object } = follow(value, spec);
    const text = textOfExample(object);
    return text === undefined
      ? []
      : [{ title: textAt(object, "summary") ?? name, description: describedAt(object), language, text }];
  });
  if (named.length > 0) return named;
  const text = exampleText(own(holder, "example"), sampling);
  return text === undefined ? [] : [{ language, text }];
}

/** An Example Object: its value, or where it is. OpenAPI 3.2 has the value as data, and as it is sent. */
function textOfExample(example: JsonObject): string | undefined {
  const value = ["serializedValue", "value", "dataValue", "externalValue"]
    .map((key) => own(example, key))
    .find((each) => each !== undefined);
  return value === undefined || typeof value === "string" ? value : JSON.stringify(value, null, 2);
}

const languageOf = (mediaType: string): string =>
  /\b(json|xml|html|yaml|javascript|css|csv)\b/.exec(mediaType)?.[1] ?? "";

/** The samples that authors wrote for an operation. */
export function writtenSamples(operation: JsonObject): CodeView[] {
  const mint = asObject(own(operation, "x-mint"));
  const lists = [own(operation, "x-codeSamples"), own(operation, "x-code-samples"), own(mint, "codeSamples")];
  return lists
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .flatMap((sample): CodeView[] => {
      const [text, language] = isObject(sample) ? [textAt(sample, "source"), textAt(sample, "lang")] : [];
      if (text === undefined) return [];
      return [{ title: textAt(sample, "label") ?? language, language: language?.toLowerCase() ?? "", text }];
    });
}
