/** The options for a run that was killed. */
export const SETTLE_OPTIONS = `  --resume             finishes what a run that was interrupted has begun to write, and does nothing else
  --undo               takes it back, and does nothing else
`;

/** The options of every command that writes. */
export const WRITE_OPTIONS = `  --dry-run            prints the changes as a diff, and writes nothing
${SETTLE_OPTIONS}` as const;
