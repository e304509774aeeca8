/** How many redirects a diagnostic names. */
export const MOST_NAMED = 5;
