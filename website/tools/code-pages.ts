import { ONLY_IF_ASKED } from "../../schemas/code-defaults.js";
import { RELEASES } from "../../src/codes/description.ts";
import { helpPath } from "../../src/codes/help-page.ts";
import { CODES, type CodeDescription, EXAMPLES, type ExampleFiles, type KnownCode } from "../../src/codes.ts";
import type { Diagnostic } from "../../src/index.ts";
import { addressOfExample } from "../playground/share.ts";
import { diagnoseExample } from "./diagnose-example.ts";
import { block, files, layOut, page, code as quoted, table, tidy, words } from "./markdown.ts";
import { PLAYGROUND } from "./places.ts";

const AREAS: Readonly<Record<string, string>> = {
  config: "Settings and syntax",
  nav: "Navigation",
  openapi: "OpenAPI",
  overlay: "Overlays",
  asyncapi: "AsyncAPI",
  graphql: "GraphQL",
  sdk: "SDK references",
  page: "Pages",
  component: "Components",
  snippet: "Snippets",
  file: "Files",
  link: "Links and anchors",
  redirect: "Redirects",
  asset: "Files and icons",
  variable: "Variables",
  builder: "Builders",
  edit: "Edits",
  admin: "Admin API",
};

const areaOf = (code: string): string => code.slice(0, code.indexOf("/"));

/** The pages of the codes by their path without extension, with the list of all and the part of the navigation. */
export async function codePages(): Promise<Map<string, string>> {
  const codes = (Object.keys(CODES) as KnownCode[]).sort();
  const pages = new Map<string, string>();
  for (const code of codes) pages.set(`${helpPath(code)}.mdx`, await codePage(code));
  const areas = [...new Set(codes.map(areaOf))].sort();
  const missing = areas.filter((area) => !Object.hasOwn(AREAS, area));
  if (missing.length > 0) throw new Error(`no title for the codes of ${missing.join(", ")}`);
  const inArea = (area: string) => codes.filter((code) => areaOf(code) === area);
  pages.set(
    "codes/index.mdx",
    listOfCodes(
      Object.keys(AREAS).filter((area) => areas.includes(area)),
      inArea,
    ),
  );
  const groups = Object.keys(AREAS)
    .filter((area) => areas.includes(area))
    .map((area) => ({ group: AREAS[area], pages: inArea(area).map(helpPath) }));
  const navigation = { groups: [{ group: "All codes", pages: ["codes/index"] }, ...groups] };
  pages.set("codes/navigation.json", `${JSON.stringify(navigation, null, 2)}\n`);
  return pages;
}

function listOfCodes(areas: readonly string[], codesIn: (area: string) => readonly KnownCode[]): string {
  const sections = areas.map((area) => {
    const rows = codesIn(area).map((code) => {
      const { severity, since = RELEASES[0], title } = CODES[code];
      return [`[${quoted(code)}](/${helpPath(code)})`, severityBadge(code, severity), since, words(title)];
    });
    return `## ${AREAS[area]}\n\n${table(["code", "counts as", "since", "what it says"], rows)}`;
  });
  return page(
    {
      title: "Diagnostic codes",
      sidebarTitle: "All codes",
      description: `The ${Object.keys(CODES).length} things that docsjson can say about a site. A code is never renamed.`,
    },
    "Every finding has a code. It is what rules, baselines and excuses name; `docsjson explain CODE` tells the same as its page here.",
    ...sections,
  );
}

const COLORS = { error: "red", warning: "orange", info: "blue" } as const;

const severityBadge = (code: string, severity: CodeDescription["severity"]): string =>
  ONLY_IF_ASKED.includes(code)
    ? `<Badge color="gray">off</Badge>`
    : `<Badge color="${COLORS[severity]}">${severity}</Badge>`;

async function codePage(code: KnownCode): Promise<string> {
  const { severity, since = RELEASES[0], until, title, explanation } = CODES[code];
  const { wrong, right, isSketch = false } = EXAMPLES[code];
  const found = isSketch ? undefined : (await diagnoseExample(wrong, code)).find((each) => each.code === code);
  return page(
    { title: code, sidebarTitle: code.slice(code.indexOf("/") + 1), description: title },
    `${severityBadge(code, severity)} since ${since}${until ? `, ${until.severity} before ${until.release}` : ""}`,
    `## What it means\n\n${words(explanation)}`,
    `## Wrong\n\n${files(wrong)}`,
    isSketch ? "The example only hints at it: it takes a file too large to show, or the network." : undefined,
    found && `docsjson says:\n\n${block(said(found), "text")}`,
    `## Right\n\n${files(right)}`,
    isSite(wrong) ? `[Try it in the playground](${PLAYGROUND}#${addressOfExample(tidied(wrong))})` : undefined,
    `## How to fix it\n\n${howToFix(found)}`,
    `## How to excuse it\n\n${howToExcuse(code, found)}`,
  );
}

/** Whether an example is a docs root, which the playground can open. */
const isSite = (files: ExampleFiles): boolean =>
  Object.hasOwn(files, "docs.json") &&
  Object.keys(files).every((path) => !/^(build|edit|rules?)\.js$|^before\//.test(path));

const tidied = (files: ExampleFiles): ExampleFiles =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, tidy(path, text)]));

const said = ({ file, message, hint }: Diagnostic): string =>
  `${file === "" ? "" : `${file}: `}${message}${hint ? `\nhint: ${hint}` : ""}`;

function howToFix(found: Diagnostic | undefined): string {
  const titles = [...new Set(found?.fixes?.map(({ title }) => title))];
  if (titles.length > 0)
    return `\`docsjson check --fix\` corrects it, and so does the light bulb of an editor: ${titles.map((each) => `“${words(each)}”`).join(", ")}.`;
  return `Change the file as the example shows${found?.hint ? `: ${words(found.hint)}` : ""}. No correction is made by itself, since it is for you to decide.`;
}

/** In which files a comment excuses the next line. */
const HAS_COMMENTS = /\.mdx?$/;

function howToExcuse(code: KnownCode, found: Diagnostic | undefined): string {
  const level = ONLY_IF_ASKED.includes(code) ? "warning" : "off";
  const start = ONLY_IF_ASKED.includes(code) ? "It is off until a rule asks for it" : "For a whole project";
  const rule = `${start}, by a rule in \`docsjson.config.json\` or on the command line:\n\n${block(layOut({ rules: { [code]: level } }), "json", "docsjson.config.json")}\n\n${block(`docsjson check --rule ${code}=${level}`, "sh")}`;
  const comment = `For one line of a page, by a comment above it:\n\n${block(`{/* docsjson-disable-next-line ${code} */}`, "mdx")}`;
  return [
    rule,
    found && HAS_COMMENTS.test(found.file) ? comment : undefined,
    "What is there already is accepted by a [baseline](/guides/ci#a-baseline), so that only new findings count.",
  ]
    .filter((part) => part !== undefined)
    .join("\n\n");
}
