/** What a module declares and exports at once, and its lists of exports. */
const DECLARED = /\bexport\s+(?:default\s+)?(?:const|let|var|(?:async\s+)?function\*?|class)\s+([A-Za-z_$][\w$]*)/g;
const DESTRUCTURED = /\bexport\s+(?:const|let|var)\s*[{[]([^={[]*)[}\]]\s*=/g;
const LISTED = /\bexport\s*\{([^{}]*)\}/g;
/** Exports whose names are elsewhere. */
const OTHERS = /\bexport\s*\*|\bmodule\.exports\b|\bexports\.\w/;

/** The names that the code of a module exports; `undefined` if they are not in its text. */
export function exportedNames(code: string): Set<string> | undefined {
  if (OTHERS.test(code)) return undefined;
  const names = new Set<string>();
  for (const [, name = ""] of code.matchAll(DECLARED)) names.add(name);
  for (const [, pattern = ""] of code.matchAll(DESTRUCTURED))
    for (const name of pattern.match(/[\w$]+/g) ?? []) names.add(name);
  for (const [, list = ""] of code.matchAll(LISTED))
    for (const each of list.split(",")) names.add(each.trim().replace(/^[\s\S]*\sas\s+/, ""));
  if (/\bexport\s+default\b/.test(code)) names.add("default");
  names.delete("");
  return names;
}
