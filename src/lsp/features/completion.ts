import type { CompletionParams } from "vscode-languageserver-protocol";
import { completeConfig } from "../completion/config-completion.ts";
import { completePage } from "../completion/page-completion.ts";
import type { DocumentFeature } from "../feature.ts";

export const completion: DocumentFeature = {
  about: "document",
  method: "textDocument/completion",
  capabilities: { completionProvider: { triggerCharacters: ['"', "/", "(", "#", "{", ":", "<"] } },
  isHasty: true,
  answer(asked, { position }: CompletionParams, client) {
    const { lastGood, file, positions } = asked;
    const offset = positions.offsetAt(position);
    if (lastGood.site.configTexts.has(file)) return completeConfig(asked, offset, client);
    return lastGood.site.contents.has(file) ? completePage(asked, offset, client) : null;
  },
};
