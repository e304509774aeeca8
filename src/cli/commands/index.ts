import type { Command } from "../command.ts";

/** The commands by name; each is loaded only when it is called. */
export const COMMANDS: Readonly<Record<string, { summary: string; load: () => Promise<Command> }>> = {};
