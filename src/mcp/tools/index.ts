import type { Tool } from "../tool.ts";
import { check } from "./check.ts";
import { component } from "./component.ts";
import { coverage } from "./coverage.ts";
import { diff } from "./diff.ts";
import { editNavigation } from "./edit-navigation.ts";
import { explainTool } from "./explain.ts";
import { findPageTool } from "./find-page.ts";
import { icon } from "./icon.ts";
import { operationsWithoutPageTool } from "./operations-without-page.ts";
import { addLanguage, addPage, addVersion, fix, move, redirect, remove, sync } from "./planned-changes.ts";
import { readPageTool } from "./read-page.ts";
import { resolveTool } from "./resolve.ts";
import { search } from "./search.ts";
import { settingTool } from "./setting.ts";

/** All tools: those that read, then those that write. */
export const TOOLS: readonly Tool[] = [
  check,
  explainTool,
  findPageTool,
  search,
  readPageTool,
  resolveTool,
  operationsWithoutPageTool,
  coverage,
  diff,
  component,
  icon,
  settingTool,
  fix,
  addPage,
  editNavigation,
  move,
  remove,
  sync,
  redirect,
  addVersion,
  addLanguage,
];
