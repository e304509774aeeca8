// Generated from the codes in src by src/publish/main.ts; not to be edited.
import type { OftenReported, TargetReported } from "../src/codes/description.ts";

export const ONLY_IF_ASKED: readonly string[];
export const OFTEN: Readonly<Partial<Record<string, OftenReported>>>;
export const BY_TARGET: Readonly<Partial<Record<string, TargetReported>>>;
