import { SAMPLE_RATE } from '../signal/waves.ts';
import { syllablesIn } from '../singing/syllables.ts';
import { choir } from './mix/choir.ts';
import { master, peaksOf } from './mix/master.ts';
import { mix } from './mix/mix.ts';
import type { SongAnswer, SongTask } from './song-messages.ts';
import { keyName } from './songs.ts';
import { isMinor } from './styles/style.ts';
import { readBrief } from './write/brief.ts';
import { compose } from './write/compose.ts';

/** Number of values of the waveform. */
const PEAKS = 200;

/** Composes and renders a song. Deterministic; runs in the song thread. */
export function makeSong(task: SongTask): SongAnswer {
  const brief = readBrief(task);
  const spoken = new Map(task.spoken.map((line) => [line.text, line]));
  const syllables = new Map(task.spoken.map((line) => [line.text, Math.max(1, syllablesIn(line).length)]));
  const lyrics = task.instrumental ? '' : task.lyrics;
  const { score, lines, voices, tempo } = compose(brief, lyrics, spoken.size > 0 ? syllables : undefined);
  const samples = master(mix(score, choir(voices, spoken, score.seconds, task.voice)), score.tilt);
  return {
    samples,
    sampleRate: SAMPLE_RATE,
    tempo: Math.round(tempo),
    key: keyName(brief.root, isMinor(brief.mode)),
    style: brief.name,
    peaks: peaksOf(samples, PEAKS),
    lines,
    sung: voices.first.length > 0,
  };
}
