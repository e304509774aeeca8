import type { EditorFeature } from "./feature.ts";
import { codeActions, resolveCodeAction } from "./features/code-actions.ts";
import { colorPresentations, colors } from "./features/colors.ts";
import { commands } from "./features/commands.ts";
import { completion } from "./features/completion.ts";
import { definition, documentLinks } from "./features/definition.ts";
import { pullDiagnostics } from "./features/diagnostics.ts";
import { hover } from "./features/hover.ts";
import { codeLens, inlayHints, references } from "./features/references.ts";
import { prepareRename, rename, willDeleteFiles, willRenameFiles } from "./features/rename.ts";
import { documentSymbols, folding, workspaceSymbols } from "./features/symbols.ts";

/** All that the server answers besides its life cycle and the documents' texts. */
export const FEATURES: readonly EditorFeature[] = [
  pullDiagnostics,
  completion,
  hover,
  colors,
  colorPresentations,
  definition,
  documentLinks,
  references,
  codeLens,
  inlayHints,
  documentSymbols,
  folding,
  workspaceSymbols,
  codeActions,
  resolveCodeAction,
  prepareRename,
  rename,
  willRenameFiles,
  willDeleteFiles,
  commands,
];
