import type { CodeDescription } from "./description.ts";

export const COMPONENT_CODES = {
  "component/unknown-property": {
    severity: "warning",
    since: "0.2",
    title: "A component has no property of this name",
    explanation:
      "Each component of the platform has a list of properties; case matters. A property of another name has no effect, and what it should show is missing. The reference of components lists all properties. Components that a page defines or imports are left alone.",
  },
  "component/property-value": {
    severity: "warning",
    since: "0.2",
    title: "A property of a component has a value that it does not take",
    explanation:
      "Numbers and true or false are written in braces (`cols={2}`); a number as a string counts too. Some properties take one of a list of values, or a number of a range. Values that are expressions are left alone.",
  },
  "component/missing-property": {
    severity: "warning",
    since: "0.2",
    title: "A component is missing a property that it needs",
    explanation:
      "Tabs, steps and accordions have no name without a title, and fields none without the name of their parameter. A tag that takes its properties from an object (`{...props}`) is left alone.",
  },
  "component/misplaced": {
    severity: "warning",
    since: "0.2",
    title: "A component is not inside the one that it belongs to",
    explanation:
      "A step is shown by the steps around it, and a tab by its tabs. Outside of them the page shows it without number, menu or frame, or not at all. Snippets are left alone, and so is what is inside a component of your own.",
  },
  "component/attribute-twice": {
    severity: "warning",
    since: "0.2",
    title: "A tag has an attribute twice",
    explanation: "Of two attributes of one name, the last counts. `class` and `className` are the same attribute.",
  },
  "component/style-string": {
    severity: "warning",
    since: "0.2",
    title: "A style is a string",
    explanation:
      'In MDX, `style` is an object of JavaScript: `style={{ color: "red" }}`. With a string, React does not render the element.',
  },
  "component/repeated-title": {
    severity: "warning",
    since: "0.2",
    title: "Two blocks of code of a group have one title",
    explanation:
      "Groups of code show a tab for each block, named by its title. Of two with one title, readers cannot tell which is which.",
  },
} as const satisfies Record<string, CodeDescription>;
