import type { Tool } from "../tool.ts";
import { addLanguage } from "./add-language.ts";
import { addPage } from "./add-page.ts";
import { addVersion } from "./add-version.ts";
import { check } from "./check.ts";
import { component } from "./component.ts";
import { coverage } from "./coverage.ts";
import { diff } from "./diff.ts";
import { editNavigation } from "./edit-navigation.ts";
import { explain } from "./explain.ts";
import { findPageTool } from "./find-page.ts";
import { fix } from "./fix.ts";
import { icon } from "./icon.ts";
import { move } from "./move.ts";
import { operationsWithoutPage } from "./operations-without-page.ts";
import { readPageTool } from "./read-page.ts";
import { redirect } from "./redirect.ts";
import { remove } from "./remove.ts";
import { resolve } from "./resolve.ts";
import { search } from "./search.ts";
import { setting } from "./setting.ts";
import { sync } from "./sync.ts";

/** All tools: those that read, then those that write. */
export const TOOLS: readonly Tool[] = [
  check,
  explain,
  findPageTool,
  search,
  readPageTool,
  resolve,
  operationsWithoutPage,
  coverage,
  diff,
  component,
  icon,
  setting,
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
