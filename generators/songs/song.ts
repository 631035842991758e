import { SAMPLE_RATE } from '../music/waves.ts';
import { master, peaksOf } from './mix/master.ts';
import { mix } from './mix/mix.ts';
import type { SongAnswer } from './song-messages.ts';
import { keyName, type SongRequest } from './songs.ts';
import { isMinor } from './styles/style.ts';
import { readBrief } from './write/brief.ts';
import { compose } from './write/compose.ts';

/** Parts of the wave form. */
const PEAKS = 200;

/** Writes and plays one song. */
export function makeSong(request: SongRequest): SongAnswer {
  const brief = readBrief(request);
  const { score, lines, tempo } = compose(brief, request.instrumental ? '' : request.lyrics);
  const samples = master(mix(score), score.tilt);
  return {
    samples,
    sampleRate: SAMPLE_RATE,
    tempo: Math.round(tempo),
    key: keyName(brief.root, isMinor(brief.mode)),
    style: brief.name,
    peaks: peaksOf(samples, PEAKS),
    lines,
  };
}
