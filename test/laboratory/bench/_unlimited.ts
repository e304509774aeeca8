import type { RequestLimits } from "docsjson/admin/server";
import { LIMITS } from "../../../src/schema/admin/endpoints.ts";

/** Answers every request, however many there are. */
export const UNLIMITED: RequestLimits = Object.fromEntries(
  Object.keys(LIMITS).map((name) => [name, Number.POSITIVE_INFINITY]),
);
