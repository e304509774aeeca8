/** Why a `$ref` fails: what is wrong, and what to do. `detail` is the chain of a cycle, or the limit that was hit. */
export const INCLUDE_PROBLEMS = {
  "not-a-text": [() => `"$ref" must be the path of a file, as a text`, "write the path from the file that you edit"],
  url: [(ref) => `the include ${ref} is a URL, and only files are included`, "copy the file into the docs root"],
  fragment: [
    (ref) => `the include ${ref} names a part of a file, and only whole files are included`,
    `put that part into a file of its own, and drop what follows the "#"`,
  ],
  "outside-root": [
    (ref) => `the include ${ref} leads out of the docs root`,
    "move the file into the docs root, and write its path from the file that you edit",
  ],
  missing: [(ref) => `the included file ${ref} does not exist`, "paths count from the file that holds the $ref"],
  "not-a-file": [(ref) => `the include ${ref} is not a file`, "name a JSON file"],
  "too-large": [(ref) => `the included file ${ref} is too large to be read`, undefined],
  unreadable: [(ref) => `the included file ${ref} can't be read`, "look at its permissions"],
  cycle: [
    (ref, detail) => `the include ${ref} leads back to itself: ${detail}`,
    "take the $ref out of one of the files",
  ],
  "too-deep": [
    (ref, detail) => `the include ${ref} is more than ${detail} files deep`,
    "include fewer levels of files",
  ],
  "too-many": [
    (ref) => `the include ${ref} is not followed: the includes so far bring more than a config may hold`,
    "look for files that include each other many times over",
  ],
} as const satisfies Record<string, readonly [(ref: string, detail?: string) => string, string | undefined]>;

export type IncludeProblem = keyof typeof INCLUDE_PROBLEMS;
