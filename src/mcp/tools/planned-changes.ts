import { planLanguage } from "../../author/add-language.ts";
import { planAddPage } from "../../author/add-page.ts";
import { planRedirect } from "../../author/add-redirect.ts";
import { planVersion } from "../../author/cut-version.ts";
import { planFixes } from "../../author/fix-site.ts";
import { planMove } from "../../author/move/plan-move.ts";
import { planRemove } from "../../author/move/remove-page.ts";
import { planSync } from "../../author/sync/sync-site.ts";
import { planTool } from "../answer/plan-answer.ts";
import { findingFilter } from "../finding-filter.ts";
import { CODE_ARGUMENT, FILE_ARGUMENT } from "./check.ts";

export const addPageTool = planTool({
  name: "add_page",
  description:
    "Plans to list pages, or operations of a spec, in the navigation, and to make the files of pages that have none; with the plan's token writes it.",
  arguments: {
    path: {
      type: "strings",
      required: true,
      description:
        "A page from the docs root, without extension, an operation (GET /users), or a list of them in their order",
    },
    group: {
      type: "string",
      description: "Name (Guides, or Docs › Guides) or JSON Pointer of the element (default: by the folder)",
    },
    before: { type: "string", description: "In the place of group: the entry that they come before, a page by path" },
    after: { type: "string", description: "In the place of group: the entry that they come after" },
    title: { type: "string", description: "For a page file that is made" },
  },
  plan: ({ path, ...more }, site, options) => planAddPage(site, path, { ...options, ...more }),
});

export const removeTool = planTool({
  name: "remove",
  description:
    "Plans to remove a page: its file, and its entries in the navigation; with the plan's token writes it. Says which pages link to it.",
  arguments: {
    path: { type: "string", required: true, description: "The page, from the docs root" },
    redirect: { type: "string", description: "The page that links and the old address lead to then" },
  },
  plan: ({ path, redirect }, site, options) => planRemove(site, path, { ...options, redirect }),
});

export const moveTool = planTool({
  name: "move",
  description:
    "Plans to move a page, a snippet, an image, a spec, or the files of a folder, with all that names them, translations and redirects; with the plan's token writes it. Use it instead of moving files.",
  arguments: {
    from: { type: "string", required: true, description: "The page, file or folder now, from the docs root" },
    to: {
      type: "string",
      required: true,
      description: "Its new path; with a slash at the end, the folder that it goes to",
    },
  },
  plan: ({ from, to }, site, options) => planMove(site, from, to, options),
});

export const redirectTool = planTool({
  name: "redirect",
  description: "Plans a redirect, joined with those that docs.json has; with the plan's token writes it.",
  arguments: {
    source: { type: "string", required: true, description: "The address that leads on, such as /guides/old" },
    destination: { type: "string", required: true, description: "An address of the site, or a URL" },
  },
  plan: ({ source, destination }, site, options) => planRedirect(site, source, destination, options),
});

export const addVersionTool = planTool({
  name: "add_version",
  description:
    "Plans to freeze the docs as they are now under the name of a version: pages and specs are copied to its folder, links among them lead to the copies; with the plan's token writes it. An empty version is added by edit_navigation.",
  arguments: {
    version: { type: "string", required: true, description: "Its name, also that of its folder: v1" },
    current: {
      type: "string",
      description: "The name of the version that goes on, if there are none yet (default latest)",
    },
  },
  plan: ({ version, current }, site, options) => planVersion(site, version, { ...options, current }),
});

export const addLanguageTool = planTool({
  name: "add_language",
  description:
    "Plans a language's navigation from that of the default language, with the translated pages in the folder of its code (fr/guides/start); with the plan's token writes it. What lacks a translation is listed.",
  arguments: {
    language: { type: "string", required: true, description: "Its code: fr" },
    from: {
      type: "string",
      description: "The language that the docs are in, if there is no list of languages (default en)",
    },
    all: { type: "boolean", description: "Lists pages too whose translation has no file yet" },
  },
  plan: ({ language, ...more }, site, options) => planLanguage(site, language, { ...options, ...more }),
});

export const syncTool = planTool({
  name: "sync",
  description:
    "Plans to bring the navigation together with page files and specs: lists new pages and operations, removes entries without a file; with the plan's token writes it.",
  arguments: {
    rest: { type: "string", description: "The group for pages that have no place by their folder" },
    since: { type: "string", description: "A git revision: what was not listed then is offered, not added" },
    add: { type: "string", description: "The one page, folder or operation to add, whatever was not listed before" },
  },
  plan: async ({ rest, since, add }, site, options) => {
    const planned = await planSync(site, { ...options, rest, since, ...(add !== undefined && { add: [add] }) });
    if (!planned.value) return planned;
    const offered = planned.value.offered.map((what) => ({ what, reason: "not listed before either; add names it" }));
    const value = { ...planned.value, left: [...planned.value.left, ...offered] };
    return { ok: true, value, diagnostics: [] };
  },
});

export const fixTool = planTool({
  name: "fix",
  description:
    "Plans the corrections that findings in docs.json, its includes and pages offer, of one code or file or of all; with the plan's token writes them. Says what is left for a hand.",
  arguments: { code: CODE_ARGUMENT, file: FILE_ARGUMENT },
  plan: async ({ code, file }, site, options) => {
    const only = await findingFilter({ code, file }, site, options);
    return typeof only === "function" ? planFixes(site, options, only) : only;
  },
});
