/** How a group's root page lists the group's pages. Source: specification, "Group fields". */
export const DIRECTORY_LAYOUTS = ["accordion", "card", "none"] as const;

export type DirectoryLayout = (typeof DIRECTORY_LAYOUTS)[number];
