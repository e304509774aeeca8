/** What a character costs at most, on average, in the vocabularies of today's models. Letters make words together. */
const COST = { letter: 0.25, blank: 0.3, digit: 0.5, sign: 0.8, beyondAscii: 1.3, ideograph: 1.5 } as const;

/** The first of the East Asian scripts, whose characters are tokens of their own. */
const IDEOGRAPHS = 0x2e80;

/** How many tokens a text has, rather too many than too few. */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (let at = 0; at < text.length; at++) tokens += COST[characterKind(text.charCodeAt(at))];
  return Math.ceil(tokens);
}

function characterKind(code: number): keyof typeof COST {
  if (code > 0x7f) return code < IDEOGRAPHS ? "beyondAscii" : "ideograph";
  if (code <= 0x20) return "blank";
  if (code >= 0x30 && code <= 0x39) return "digit";
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x7a ? "letter" : "sign";
}
