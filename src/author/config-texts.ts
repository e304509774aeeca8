import type { DocsTexts, EditedDocs } from "../edit/docs-texts.ts";
import { lineEdits } from "../edit/line-edits.ts";
import type { Site } from "../site/load-site.ts";
import type { FileChange } from "./write/file-change.ts";

/** The texts of a site's docs.json and its includes, for edits. */
export const configTexts = ({ file, configTexts: texts }: Site): DocsTexts => ({ file, texts });

/** The changes of files that edits of a config, one or several in turn, come to. */
export const configChanges = (before: DocsTexts, after: EditedDocs["docs"]): FileChange[] =>
  [...after.texts].flatMap(([file, text]): FileChange[] => {
    const old = before.texts.get(file);
    if (old === undefined) return [{ kind: "create", file, after: text }];
    return old === text ? [] : [{ kind: "edit", file, before: old, edits: lineEdits(old, text) }];
  });
