/** Whom a shot's words put into its frame, whoever else they tell of: "Nora in full figure. Nora waits for Tom". */

/** What a script says of those in the frame, each in one sentence. */
const FRAME =
  /\bsmall in the frame\b|\bin full figure\b|\bfrom the (?:chest|waist) up\b|\bthe face of\b|在画面中显得很小|全身入镜|半身|胸部以上|的脸部/iu;
/** Up to its end; Dr. Lee is in the middle of one. */
const SENTENCE = /(?:\b(?:Mrs?|Ms|Dr|St)\.|[^.。;；!！?？\n])+/giu;

/** Where the sentence of a text is that says who is in the frame; null if none does. */
export function frameIn(text: string): { start: number; end: number } | null {
  for (const { 0: said, index } of text.matchAll(SENTENCE))
    if (FRAME.test(said)) return { start: index, end: index + said.length };
  return null;
}
