/** The options of every command that writes. */
export const WRITE_OPTIONS = {
  "dry-run": { type: "boolean" },
  resume: { type: "boolean" },
  undo: { type: "boolean" },
} as const;

/** What `--help` says about those for a run that was killed. */
export const SETTLE_OPTIONS_HELP = `  --resume             finishes what a run that was interrupted has begun to write, and does nothing else
  --undo               takes it back, and does nothing else
`;

export const WRITE_OPTIONS_HELP = `  --dry-run            prints the changes as a diff, and writes nothing
${SETTLE_OPTIONS_HELP}`;
