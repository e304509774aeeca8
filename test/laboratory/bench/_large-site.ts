/**
 * A docs.json of exactly `pages` pages as large sites write them: tabs of groups, most pages in a group, every third
 * group with a nested one.
 */
export function largeSite(pages: number): Record<string, unknown> {
  let made = 0;
  const page = () => `guides/section-${Math.floor(made / 40)}/about-topic-${made++}`;
  const list = (most: number): unknown[] => Array.from({ length: Math.min(most, pages - made) }, page);
  const group = (index: number) => {
    const entries = list(12);
    if (index % 3 === 0 && made < pages) {
      entries.push({ group: `More of section ${index}`, icon: "folder", expanded: true, pages: list(6) });
    }
    return { group: `Section ${index}`, icon: "book", pages: entries };
  };
  const tabs: unknown[] = [];
  for (let index = 0; made < pages; ) {
    const groups: unknown[] = [];
    while (groups.length < 20 && made < pages) groups.push(group(index++));
    tabs.push({ tab: `Tab ${tabs.length}`, groups });
  }
  return {
    $schema: "https://mintlify.com/docs.json",
    theme: "mint",
    name: "Acme",
    colors: { primary: "#0d9373" },
    navigation: { tabs },
  };
}
