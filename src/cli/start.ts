#!/usr/bin/env node
import module from "node:module";

// Node 22.8 and later keep what they compiled for the next run, in the folder of temporary files.
const { enableCompileCache } = module as { enableCompileCache?: () => void };
enableCompileCache?.();

// Not awaited here: the build may put what commands share into this file, and they would wait for each other.
import("./main.ts").then(({ runProcess }) => runProcess());
