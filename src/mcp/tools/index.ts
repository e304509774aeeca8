import type { Tool } from "../tool.ts";
import { checkTool } from "./check.ts";
import { componentTool } from "./component.ts";
import { coverageTool } from "./coverage.ts";
import { diffTool } from "./diff.ts";
import { editNavigationTool } from "./edit-navigation.ts";
import { explainTool } from "./explain.ts";
import { findPageTool } from "./find-page.ts";
import { iconTool } from "./icon.ts";
import { operationsWithoutPageTool } from "./operations-without-page.ts";
import {
  addLanguageTool,
  addPageTool,
  addVersionTool,
  fixTool,
  moveTool,
  redirectTool,
  removeTool,
  syncTool,
} from "./planned-changes.ts";
import { readPageTool } from "./read-page.ts";
import { resolveTool } from "./resolve.ts";
import { searchTool } from "./search.ts";
import { settingTool } from "./setting.ts";

/** All tools: those that read, then those that write. */
export const TOOLS: readonly Tool[] = [
  checkTool,
  explainTool,
  findPageTool,
  searchTool,
  readPageTool,
  resolveTool,
  operationsWithoutPageTool,
  coverageTool,
  diffTool,
  componentTool,
  iconTool,
  settingTool,
  fixTool,
  addPageTool,
  editNavigationTool,
  moveTool,
  removeTool,
  syncTool,
  redirectTool,
  addVersionTool,
  addLanguageTool,
];
