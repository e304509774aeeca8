import type { Tool } from "../tool.ts";
import { addPage } from "./add-page.ts";
import { check } from "./check.ts";
import { coverage } from "./coverage.ts";
import { diff } from "./diff.ts";
import { explain } from "./explain.ts";
import { findPageTool } from "./find-page.ts";
import { fix } from "./fix.ts";
import { move } from "./move.ts";
import { operationsWithoutPage } from "./operations-without-page.ts";
import { readPageTool } from "./read-page.ts";
import { redirect } from "./redirect.ts";
import { remove } from "./remove.ts";
import { resolve } from "./resolve.ts";
import { search } from "./search.ts";
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
  fix,
  addPage,
  move,
  remove,
  sync,
  redirect,
];
