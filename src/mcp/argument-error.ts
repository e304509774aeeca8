/** Arguments that a tool can't be called with; the message says which. */
export class ArgumentError extends Error {}
