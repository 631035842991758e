/** The form of film music: whole bars that fill its length exactly. */
import { barSeconds, type Form, formOf } from '../songs/write/form.ts';

type Section = readonly [kind: 'intro' | 'verse' | 'chorus' | 'bridge' | 'solo' | 'outro', bars: number];

/** Length of the last chord's decay: a share of the piece, but at most these seconds. */
const TAIL = { share: 0.2, most: 4 } as const;
/** Sections after the intro, repeated. */
const ROUND = ['verse', 'chorus', 'verse', 'bridge', 'chorus', 'solo'] as const;
const LONG = 8;
const SHORT = 4;

/** @param seconds length of the piece @param tempo preferred beats a minute; adjusted to fit @param beats beats of a bar */
export function filmForm(seconds: number, tempo: number, beats: number): Form {
  const tail = Math.min(TAIL.most, seconds * TAIL.share);
  const body = seconds - tail;
  const bars = barsNear(body / barSeconds(tempo, beats));
  return formOf(sectionsOf(bars), { tempo: (bars * beats * 60) / body, tail });
}

/** The whole number of bars whose tempo is nearest to the preferred one. */
function barsNear(wished: number): number {
  const few = Math.max(1, Math.floor(wished));
  return wished / few < (few + 1) / wished ? few : few + 1;
}

function sectionsOf(bars: number): Section[] {
  if (bars <= SHORT) return [['verse', bars]];
  if (bars <= LONG + SHORT)
    return [
      ['verse', Math.floor(bars / 2)],
      ['chorus', Math.ceil(bars / 2)],
    ];
  const sections: Section[] = [['intro', SHORT]];
  let left = bars - SHORT - SHORT;
  for (let turn = 0; left > 0; turn++) {
    const kind = ROUND[turn % ROUND.length] ?? 'verse';
    // takes a rest that would be too short for a section of its own
    const own = left < LONG + SHORT ? left : LONG;
    sections.push([kind, own]);
    left -= own;
  }
  sections.push(['outro', SHORT]);
  return sections;
}
