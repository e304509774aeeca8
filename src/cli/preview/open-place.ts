import { existsSync } from "node:fs";
import { join } from "node:path";
import launchEditor from "launch-editor";
import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import { placeName } from "../../report/text/place-name.ts";
import type { OpenPlace } from "./preview-server.ts";

/**
 * Opens the place of a finding in the editor that runs, or the one that `$LAUNCH_EDITOR`, `$VISUAL` or `$EDITOR` names.
 * Only places of these findings can be opened.
 */
export function placeOpener(root: string, diagnostics: readonly Diagnostic[]): OpenPlace {
  const files = new Map(diagnostics.map((diagnostic) => [placeName(diagnostic), diagnostic.file]));
  return (place) => {
    const file = files.get(place);
    if (file === undefined) return Promise.resolve("no finding is there");
    if (!existsSync(join(root, file))) return Promise.resolve("the file is gone");
    return new Promise((resolve) => {
      launchEditor(join(root, place), (_name, message) =>
        resolve(message ?? "no editor was found; name one in the environment variable LAUNCH_EDITOR"),
      );
      // Only faults are reported, and those of finding an editor at once.
      setTimeout(resolve, EDITOR_START_MS);
    });
  };
}

/** How long an editor that can't be started takes to say so, at most. */
const EDITOR_START_MS = 500;
