import type { Plan } from "./plan.ts";
import { writeChanges } from "./write-changes.ts";

/**
 * Writes a plan, all of it or nothing.
 *
 * @throws {SiteError} if a file is not as the plan has read it, one to be made exists, or one can't be written
 */
export const carryOut = ({ folder, changes }: Plan): Promise<void> => writeChanges({ folder, config: "" }, changes);
