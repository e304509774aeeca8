/** The names of definitions that differ between the dialects, themselves or in what they refer to. */
export function varyingNames<Definition>(
  spec: Record<string, Definition>,
  mintlify: Record<string, Definition>,
  references: (definition: Definition) => Iterable<string>,
): Set<string> {
  const names = Object.keys(mintlify);
  const varying = new Set(names.filter((name) => JSON.stringify(spec[name]) !== JSON.stringify(mintlify[name])));
  for (let before = -1; before < varying.size; ) {
    before = varying.size;
    for (const name of names) {
      if ([...references(mintlify[name] as Definition)].some((needed) => varying.has(needed))) varying.add(name);
    }
  }
  return varying;
}
