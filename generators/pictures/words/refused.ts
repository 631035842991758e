/** The parts of a prompt that say what to leave out. */

const refusal = /(?:\b(?:no|without|not|except)\b\s+(?:an?\s+|any\s+)?|没有|不要|无|别有)([^,.;，。；、]*)/gu;

/** Separates what a lower-case prompt wants from what it refuses: "no …", "without …", 没有…, 不要… */
export function withoutRefused(text: string): { wanted: string; refused: string[] } {
  const refused: string[] = [];
  const wanted = text.replace(refusal, (_all, what: string) => {
    refused.push(what);
    return ', ';
  });
  return { wanted, refused };
}
