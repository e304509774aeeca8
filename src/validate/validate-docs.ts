import type { DocsConfig } from "../../schemas/types.ts";
import { type Result, toResult, withoutFixesOfRepeatedKeys } from "../diagnostic/diagnostic.ts";
import type { Finding } from "../diagnostic/finding.ts";
import { parseJson } from "../source/parse-json.ts";
import { placeFindings } from "../source/place-findings.ts";
import type { SourceMap } from "../source/source-map.ts";
import { sourceMapOfText } from "../source/text-source-map.ts";
import { chooseDialect } from "../vocabulary/platform/choose-dialect.ts";
import type { DialectOption } from "../vocabulary/platform/dialect.ts";
import { allowsComments, type PlatformName, platformOf } from "../vocabulary/platform/platforms.ts";
import { checkDocs } from "./check-docs.ts";
import { formSourceMap, toDocsForm } from "./docs-form.ts";

export interface ValidateDocsOptions {
  /** What diagnostics call the file. Default `docs.json`. */
  file?: string;
  /** Default `auto`: by the file's `$schema` and content. */
  dialect?: DialectOption;
  /** The platform that the site is for. Default: by the file's `$schema` and its name. */
  platform?: PlatformName | undefined;
}

/**
 * Checks a `docs.json` by itself: syntax, the shape of every setting, the rules of the navigation. Whether pages and
 * specs exist is not looked at, and included files (`$ref`) are noted, not read.
 *
 * @param input the text of the file, which gives diagnostics with lines and columns; or its parsed value, without
 * @returns `ok` if no diagnostic is an error. `value` is the config as it was given or parsed, never changed; absent for a
 *   text that is not JSON. Diagnostics are sorted by file, offset and code.
 * @throws TypeError for options that do not exist. Never for content.
 * @example validateDocs('{ "navigation": { "tabs": [] } }').diagnostics[0].code // "nav/empty"
 */
export function validateDocs(input: string | unknown, options: ValidateDocsOptions = {}): Result<DocsConfig> {
  const { file = "docs.json", dialect: option } = options;
  if (typeof input !== "string") return validateValue(input, options, []);
  const parsed = parseJson(input, file);
  if (!parsed.ok) {
    chooseDialect(option, undefined);
    return { ok: false, value: undefined, diagnostics: placeFindings(parsed.findings, { file }) };
  }
  const { data, relaxed } = parsed;
  const isRelaxed = allowsComments(file, platformOf(data, file, options.platform));
  const syntax = isRelaxed ? parsed.findings : [...relaxed, ...parsed.findings];
  const { value, diagnostics } = validateValue(data, options, syntax, sourceMapOfText(input, file));
  return toResult(value as DocsConfig, withoutFixesOfRepeatedKeys(diagnostics));
}

function validateValue(
  data: unknown,
  { file = "docs.json", dialect, platform: named }: ValidateDocsOptions,
  known: readonly Finding[],
  source?: SourceMap,
): Result<DocsConfig> {
  const platform = platformOf(data, file, named);
  const form = toDocsForm(data, platform);
  const findings = checkDocs(form.config, { dialect, platform, noteIncludes: true });
  const sourceMap = source || form.origins.size > 0 ? formSourceMap(form, source) : undefined;
  return toResult(
    data as DocsConfig,
    placeFindings([...known, ...form.findings, ...findings], { config: form.config, sourceMap, file }),
  );
}
