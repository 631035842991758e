import { createRandom, hashText, mixSeed, type Random } from '../pictures/random.ts';
import { bassAt, bedAt, brokenAt, drumsAt, ending, leadAt, type Piece } from './arrange.ts';
import { tune } from './melody.ts';
import { STYLES } from './moods.ts';
import type { MusicRequest } from './music.ts';
import type { Note, Score } from './score.ts';

/** Seconds in which the last chord rings out. */
const TAIL = 3.5;
const PHRASE = 4;
const MIDDLE_C = 60;

/** What each phrase of four bars lets sound, so that a piece begins with little, grows and comes back. */
const FORM = [
  { lead: false, drums: 0.3, broken: true },
  { lead: true, drums: 0.6, broken: true },
  { lead: true, drums: 1, broken: true },
  { lead: false, drums: 0.5, broken: true },
  { lead: true, drums: 1, broken: true },
  { lead: true, drums: 0, broken: false },
] as const;

/** Writes a piece of exactly the seconds asked for: the tempo gives way a little so that its bars fill them. */
export function compose({ seconds, mood, seed }: MusicRequest): Score {
  const style = STYLES[mood];
  const random = createRandom(mixSeed(seed, hashText(mood)));
  const tempo = random.range(...style.tempo);
  const tail = Math.min(TAIL, seconds / 3);
  const bars = Math.max(1, Math.round((seconds - tail) / (240 / tempo)));
  const piece: Piece = {
    bar: (seconds - tail) / bars,
    root: MIDDLE_C - 12 + random.int(-4, 5),
    scale: random.pick(style.scales),
    style,
    bed: random.pick(style.bed),
    broken: random.pick(style.broken),
    lead: random.pick(style.lead),
    figure: random.pick(style.figures),
  };
  // A verse and a part of its own between; each with chords and a tune that come back.
  const parts = [0, 1].map((part) => {
    const chords = random.pick(style.chords);
    return { chords, tune: tune(chords, style, random.fork(`tune${part}`)) };
  });
  const notes: Note[] = [];
  for (let bar = 0; bar < bars; bar++) {
    const phrase = Math.floor(bar / PHRASE);
    const part = parts[phrase % 4 === 3 ? 1 : 0];
    const form = FORM[bars <= PHRASE ? 1 : phrase % FORM.length];
    if (!part || !form) continue;
    const chord = part.chords[bar % part.chords.length] ?? 0;
    const from = bar * piece.bar;
    notes.push(...bedAt(piece, from, chord), ...bassAt(piece, from, chord));
    if (form.broken) notes.push(...brokenAt(piece, from, chord));
    if (form.drums > 0) notes.push(...drumsAt(piece, from, form.drums, random));
    if (form.lead) notes.push(...leadAt(piece, from, part.tune, bar % PHRASE));
  }
  notes.push(...ending(piece, bars * piece.bar, tail));
  return { seconds, notes: notes.map((note) => human(note, random)), room: style.room };
}

/** Nobody plays exactly on the beat, or twice with the same force. */
const human = (note: Note, random: Random): Note => ({
  ...note,
  at: Math.max(0, note.at + random.range(-0.008, 0.008)),
  force: note.force * random.range(0.88, 1.05),
});
