/** The comments around what is ours in a file for agents. */
export const BEGIN = "<!-- docsjson: begin -->";
export const END = "<!-- docsjson: end -->";

const STEPS = `After you changed pages, specs or docs.json:

1. Run \`npx docsjson check\`. Correct what it reports, and run it again. \`npx docsjson explain CODE\` says more of a code,
   and \`npx docsjson check --fix\` makes the corrections that are certain.
2. Run \`npx docsjson sync --dry-run\` if you added or removed pages: it shows what the navigation lacks. Without
   \`--dry-run\` it writes that.
3. Run \`npx docsjson diff main\` if you moved or removed pages: it names the addresses that break, and \`--write\` adds the
   redirects.

Move pages with \`npx docsjson mv OLD NEW\`, not by hand: entries, links, translations and redirects follow. Paths count from
the folder of docs.json, without extension.`;

/** For AGENTS.md. */
export const AGENTS_PART = `${BEGIN}
## Documentation

The documentation is a site that \`docs.json\` structures: every page that readers see is listed there.

${STEPS}
${END}`;

/** For the file of a skill, behind its head. */
export const SKILL_PART = `${BEGIN}
# Work on a documentation site with docs.json

\`docs.json\` lists every page that readers see. \`docsjson mcp\` offers the commands below as tools of an MCP server.

${STEPS}
${END}`;

export const SKILL_HEAD = `---
name: docsjson
description: Checks and changes a documentation site that a docs.json structures. Use it after pages, specs or docs.json were changed, and to add, move or remove pages.
---

`;
