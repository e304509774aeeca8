const CHOICES = "docs-tabs";
const MOST_CHOICES = 20;

/** The titles of the tabs that the reader has chosen on this site, the last one first. */
let choices: string[] = [];

/** Storage is closed to some readers; their choices then hold for the page. */
export function readChoices(): string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(CHOICES) ?? "[]");
    if (Array.isArray(saved)) choices = saved.filter((title) => typeof title === "string");
  } catch {}
  return choices;
}

export function saveChoice(title: string): void {
  choices = [title, ...readChoices().filter((other) => other !== title)].slice(0, MOST_CHOICES);
  try {
    localStorage.setItem(CHOICES, JSON.stringify(choices));
  } catch {}
}
