/** Converts a screenplay to the input of the text engine: `Name: text` lines. The text itself is not changed. */

/** A scene heading: `INT. KITCHEN - NIGHT`. */
const SLUG = /^(?:INT|EXT|INT\.?\s*\/\s*EXT|I\/E|EST)[.\s]+(.*\S)\s*$/i;
/** A character cue: a name in capitals on its own line, e.g. `ANNA (V.O.)`. */
const CUE = /^\s*(\p{Lu}[\p{Lu}\p{M}\d .'’-]{0,28}?)\s*(?:\([^)]*\)\s*)*\^?\s*$/u;
/** Directions in capitals that are not names. */
const DIRECTION =
  /^(?:FADE|CUT|DISSOLVE|SMASH|MATCH|JUMP|BACK|THE END|END|CONTINUED|MORE|TITLE|SUPER|MONTAGE|INTERCUT|FLASHBACK|LATER|ACT|SCENE|CLOSE|WIDE|ANGLE|INSERT|POV)\b/;
const PARENTHESIS = /^\s*\([^)]*\)\s*$/;

/** Joins each cue with the dialogue below it to one line; other lines are unchanged. */
export function playLines(lines: readonly string[]): string[] {
  const written: string[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = (lines[index] ?? '').trim();
    const slug = SLUG.exec(line);
    if (slug) {
      written.push(sentence(slug[1] ?? ''));
      continue;
    }
    const name = cueOf(line);
    const words: string[] = [];
    let next = index + 1;
    if (name)
      for (; (lines[next] ?? '').trim() !== '' && !cueOf(lines[next] ?? ''); next++)
        words.push((lines[next] ?? '').trim());
    const spoken = words.filter((one) => !PARENTHESIS.test(one));
    if (!name || spoken.length === 0) {
      written.push(line);
      continue;
    }
    written.push(`${name}: ${spoken.join(' ')}`);
    index = next - 1;
  }
  return written;
}

const cueOf = (line: string): string => {
  const name = CUE.exec(line)?.[1]?.trim() ?? '';
  return DIRECTION.test(name) || /[.!?]$/.test(name) ? '' : name;
};

/** Ends a heading with a period, so that it is not joined with the next sentence. */
const sentence = (text: string): string => (/[.。!?！？]$/u.test(text) ? text : `${text}.`);
