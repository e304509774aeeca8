import { amount, needed, text } from "../values/forms.ts";
import {
  alias,
  calloutType,
  className,
  colorText,
  component,
  defaultedFlag,
  iconProperties,
} from "./define-component.ts";

const COLUMNS = component(
  "Columns",
  "Cards, or other parts, side by side; on a small screen, one below the other.",
  { cols: amount("How many are in a row, at most.", { minimum: 1, maximum: 4, default: 2 }), className: className() },
  {
    snippet: "<Columns cols={${1:2}}>\n  $2\n</Columns>",
    content: "blocks",
    contains: ["Card", "Column", "Tile"],
    dropsId: true,
  },
);

const CARD = component(
  "Card",
  "A box with a title, an icon and words below. With `href`, the whole card is a link.",
  {
    title: text("The title.", "Quickstart"),
    ...iconProperties(),
    href: text("Where the card leads: a page of the site, or a URL.", "/quickstart"),
    horizontal: defaultedFlag("Puts the icon beside the text, which takes less room."),
    arrow: defaultedFlag("Shows the arrow of a link. Without it, only links to other sites have one."),
    color: colorText("The color of the icon."),
    cta: text("The words of the link at the end of the card.", "Learn more"),
    img: text("A picture above the title: a path from the docs root, or a URL.", "/images/start.png"),
    type: calloutType("The look of a callout: its color and its icon."),
    className: className(),
  },
  { snippet: '<Card title="$1" icon="$2" href="$3">\n  $4\n</Card>', content: "blocks", dropsId: true },
);

const TILE = component(
  "Tile",
  "A picture in a frame with a title below it, which is a link as a whole.",
  {
    href: needed(text("Where the tile leads.", "/components/button")),
    title: text("The title below the picture.", "Button"),
    description: text("A line below the title."),
    className: className(),
  },
  { snippet: '<Tile href="$1" title="$2" description="$3">\n  $4\n</Tile>', content: "blocks", dropsId: true },
);

/** Cards and tiles, and what puts them side by side. */
export const CARDS = [
  CARD,
  alias("CardGroup", COLUMNS),
  COLUMNS,
  component(
    "Column",
    "One of several columns, with any text.",
    { className: className() },
    { snippet: "<Column>\n  $1\n</Column>", content: "blocks", within: ["Columns", "CardGroup"], dropsId: true },
  ),
  TILE,
  alias("TileGroup", COLUMNS),
];
