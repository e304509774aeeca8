/** The option of commands that build a site. */
export const READER_OPTIONS = `  --groups NAME        builds the site for readers in this group: with the pages and parts that they may see; may be repeated,
                       or NAME,NAME (default: what everybody may see)
`;

/** The groups that the options name. */
export const readersOf = ({ groups = [] }: { groups?: string[] | undefined }): string[] =>
  groups.flatMap((list) => list.split(",").map((name) => name.trim())).filter((name) => name !== "");
