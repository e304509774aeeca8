import { bundleForBrowser, weigh } from "./support/bundle-size.ts";
import { writeFileSync } from "node:fs";
for (const n of ["{ resolveNavigation }", "*"]) { const t = await bundleForBrowser(`export ${n} from "docsjson";`); console.log(n, t.length, weigh(t), "iife", t.split("(()=>").length-1); writeFileSync("/tmp/w"+n.length+".js", t); }
