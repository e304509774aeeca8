import { PARTS } from "./cases.js";

/** @typedef {{ area: string, part: string, outcome: string }} Result */

/**
 * The results as a table in Markdown: areas and parts, `agreeing/answered`, and how many were not answered.
 * @param {readonly Result[]} results
 */
export function table(results) {
  const areas = [...new Set(results.map(({ area }) => area))].sort();
  const rows = [...areas, "all"].map((area) => [
    area,
    ...PARTS.map((part) =>
      cell(results.filter((each) => each.part === part && (area === "all" || each.area === area))),
    ),
  ]);
  const lines = [["area", ...PARTS], ["---", ...PARTS.map(() => "---")], ...rows];
  return `${lines.map((line) => `| ${line.join(" | ")} |`).join("\n")}\n`;
}

/** @param {readonly Result[]} results */
function cell(results) {
  const count = (/** @type {string} */ outcome) => results.filter((each) => each.outcome === outcome).length;
  if (results.length === 0) return "";
  const [agreeing, silent] = [count("agrees"), count("unanswered")];
  const answered = results.length - silent;
  if (answered === 0) return `– (${silent})`;
  return `${agreeing}/${answered}${silent > 0 ? ` (${silent} not answered)` : ""}`;
}
