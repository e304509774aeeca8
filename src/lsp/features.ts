import type { Feature } from "./feature.ts";
import { pullDiagnostics } from "./features/diagnostics.ts";

/** All that the server answers besides its life cycle and the documents' texts. */
export const FEATURES: readonly Feature[] = [pullDiagnostics];
