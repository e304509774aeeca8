import { join } from "node:path";
import type { ErrorPayload, UpdatePayload } from "vite";
import type { Diagnostic } from "../../diagnostic/diagnostic.ts";
import type { CheckedSite } from "../../site/check-site.ts";
import { faultMessage } from "../shared/docs-fault.ts";
import { findingLines } from "../shared/pages/read-docs.ts";

/**
 * The content of the error overlay in the browser: all errors, and the place of the first. `undefined` without errors.
 */
export function overlayOf(diagnostics: readonly Diagnostic[], { site }: CheckedSite): ErrorPayload | undefined {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const [first] = errors;
  if (!first) return undefined;
  const file = join(site.folder, first.file);
  const { start } = first.range ?? {};
  return {
    type: "error",
    err: {
      plugin: "docsjson",
      message: findingLines(errors, site),
      stack: "",
      id: file,
      ...(start ? { loc: { file, line: start.line, column: start.column } } : {}),
    },
  };
}

/** The content of the overlay for a site that can't be read, such as one whose docs.json is gone. */
export const overlayOfFailure = (error: unknown): ErrorPayload => ({
  type: "error",
  err: { plugin: "docsjson", message: faultMessage(error), stack: "" },
});

/** The part of a development server that is needed to talk to its browsers. */
export interface OverlayServer {
  readonly ws: {
    on(event: "connection", listener: () => void): unknown;
    send(payload: ErrorPayload | UpdatePayload): void;
  };
}

/** The overlay of all browsers, those that connect later too. */
export class ErrorOverlay {
  readonly #server: OverlayServer;
  #shown: ErrorPayload | undefined;

  constructor(server: OverlayServer) {
    this.#server = server;
    server.ws.on("connection", () => this.#shown && server.ws.send(this.#shown));
  }

  /** Shows what is wrong; without anything, takes away what was shown. */
  show(payload: ErrorPayload | undefined): void {
    if (payload) this.#server.ws.send(payload);
    // An update takes the overlay away; this one changes no module.
    else if (this.#shown) this.#server.ws.send({ type: "update", updates: [] });
    this.#shown = payload;
  }
}
