import { CODES, type KnownCode } from "../../schemas/code-table.js";

export { CODES, type KnownCode };

/** Whether a code is one of this package. */
export const isKnownCode = (code: string): code is KnownCode => Object.hasOwn(CODES, code);
