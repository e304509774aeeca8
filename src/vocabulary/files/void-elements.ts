/** The elements of HTML that have nothing inside, and no closing tag. */
export const VOID_ELEMENTS: ReadonlySet<string> = new Set(
  "area base br col embed hr img input link meta source track wbr".split(" "),
);
