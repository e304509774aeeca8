/** The exit statuses of all commands. The help of each says what they mean for it. */
export const EXIT = {
  /** The command did its work, and found nothing wrong. */
  ok: 0,
  /** The command did its work, and found something wrong: errors in a site, broken addresses, rejected lines. */
  found: 1,
  /** The command could not do its work: wrong usage, or input that cannot be read. */
  failed: 2,
} as const;

export type ExitStatus = (typeof EXIT)[keyof typeof EXIT];

/** The exit status of a command that did its work. */
export const exitStatus = (isClean: boolean): ExitStatus => (isClean ? EXIT.ok : EXIT.found);
