import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { configChanges, configTexts } from "../../author/config-texts.ts";
import { compareSites, countBroken } from "../../diff/compare-sites.ts";
import type { ComparedSite } from "../../diff/compared-site.ts";
import { lineNumbers, type PageContent } from "../../diff/page-content.ts";
import { addRedirects } from "../../edit/redirects.ts";
import { unreadFolders } from "../../navigation/checks/redirects/unread-folders.ts";
import { NamedSources } from "../../navigation/list-specs.ts";
import { DIFF_FORMATS, formatSiteDiff } from "../../report/site-diff.ts";
import { checkSite } from "../../site/check-site.ts";
import { findDocsRoot, SiteError } from "../../site/config/docs-root.ts";
import { findToolConfig } from "../../site/config/tool-config.ts";
import type { Site } from "../../site/load-site.ts";
import { readRevision } from "../../site/read-revision.ts";
import { fileOfPage } from "../../vocabulary/site-files.ts";
import { oneOf, parseArguments } from "../arguments.ts";
import { type Command, type CommandContext, UsageError } from "../command.ts";
import { type ExitStatus, exitStatus } from "../exit-status.ts";
import { carryOutPlanned, SETTLE_OPTIONS_HELP, WRITE_OPTIONS } from "../site/carry-out-planned.ts";
import { settleInterrupted } from "../site/settle-interrupted.ts";
import { write } from "../terminal/output.ts";

const help = `usage: docsjson diff [options] OLD [NEW]

Says which pages were added, removed, moved and renumbered between two times of a site, which addresses would break, and
which redirects save them. OLD and NEW are docs roots, docs.json files or git revisions; NEW is the site as it is now by
default. Redirects of docs.json count, wildcards too. A page that moved is known by its content (half of the lines will do),
its operation, or its title and file name.

  --format FORMAT      ${DIFF_FORMATS.join(", ")}: text (default) names the first twenty of each kind,
                       redirects prints those to add, as docs.json has them
  --site PATH          the docs root that revisions are of (default: the nearest docs.json upward)
  --write              adds the redirects to the docs.json of NEW, which must not be a revision
  --dry-run            with --write: prints the change as a diff, and writes nothing
${SETTLE_OPTIONS_HELP}
Examples:
  docsjson diff main
  docsjson diff v1.0 v2.0 --format json
  docsjson diff origin/main --format markdown > comment.md
  docsjson diff main --write

Exit status: 0 no address breaks, 1 addresses break for want of a redirect, 2 wrong usage or an unreadable site.
`;

/** A site that was read, and a function that removes its temporary files. */
interface ReadSite {
  readonly compared: ComparedSite;
  readonly site: Site;
}

async function run(context: CommandContext): Promise<ExitStatus> {
  const { args, cwd, stdout, stderr } = context;
  const { values, positionals } = parseArguments(args, {
    format: { type: "string" },
    site: { type: "string" },
    write: { type: "boolean" },
    ...WRITE_OPTIONS,
  });
  const settled = await settleInterrupted(values.site, values, context);
  if (settled !== undefined) return settled;
  const [old, now, ...more] = positionals;
  if (old === undefined || more.length > 0) throw new UsageError("diff takes one or two sites: OLD and NEW");
  const format = oneOf("format", values.format ?? "text", DIFF_FORMATS);
  if (values["dry-run"] && !values.write) throw new UsageError("--dry-run belongs to --write");
  if (values.write && now !== undefined && !existsSync(resolve(cwd, now))) {
    throw new UsageError("--write changes files, so NEW can't be a revision");
  }
  const before = await readSite(old, values.site, cwd);
  const after = await readSite(now ?? values.site, values.site, cwd);
  const diff = compareSites(before.compared, after.compared);
  if (!values.write) {
    await write(stdout, formatSiteDiff(diff, format));
    return exitStatus(countBroken(diff) === 0);
  }
  const texts = configTexts(after.site);
  const edited = addRedirects(texts, diff.redirects);
  if (!edited.ok) throw new SiteError(edited.diagnostics[0]?.message ?? "the redirects can't be added");
  const changes = configChanges(texts, edited.value.docs);
  const plan = { title: `diff ${old} --write`, folder: after.site.folder, changes, left: [] };
  await carryOutPlanned({ ok: true, value: plan, diagnostics: [] }, values, context);
  if (diff.lost.length > 0) await write(stderr, formatSiteDiff({ ...NOTHING, lost: diff.lost }, "text"));
  return exitStatus(diff.lost.length === 0);
}

const NOTHING = { added: [], removed: [], moved: [], reused: [], lost: [], dropped: [], redirects: [] };

/** Reads a docs root, a docs.json, or a docs root as it was in a git revision. */
async function readSite(given: string | undefined, root: string | undefined, cwd: string): Promise<ReadSite> {
  if (given === undefined || existsSync(resolve(cwd, given))) return readFolder(given, given ?? "the site", cwd);
  const { folder, config } = await findDocsRoot(root, cwd);
  const revision = await readRevision(given, folder);
  try {
    if (!existsSync(join(revision.folder, config))) throw new SiteError(`the revision ${given} has no ${config}`);
    return await readFolder(join(revision.folder, config), given, cwd);
  } finally {
    await revision.remove();
  }
}

async function readFolder(path: string | undefined, name: string, cwd: string): Promise<ReadSite> {
  const { basePath, knownPaths } = (await findToolConfig(cwd))?.settings ?? {};
  const { site, navigation } = (await checkSite(path, { cwd, basePath, knownPaths, contents: false })).value;
  if (!navigation) throw new SiteError(`${name}: ${site.file} is not JSON; docsjson check says where`);
  const contents = new Map<string, PageContent>();
  for (const [path, page] of site.pages) {
    const text = await readFile(join(site.folder, fileOfPage(path, page)), "utf8").catch(() => "");
    if (text === "") continue;
    const digest = createHash("sha256").update(text).digest("base64");
    contents.set(path, { digest, lines: lineNumbers(text) });
  }
  const unread = unreadFolders(new NamedSources(site.config), (property, source) => {
    const specs = property === "openapi" ? site.specs : site[property];
    return specs.get(source)?.value === undefined;
  });
  return {
    site,
    compared: { config: site.config, place: site.place, navigation, pages: site.pages, contents, unread },
  };
}

export const command: Command = { help, run, words: { "--format": DIFF_FORMATS } };
