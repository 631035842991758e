/** Converts sixteenths to seconds, with a style's swing. */
import type { SongStyle } from '../styles/style.ts';

export interface Grid {
  /** Sixteenths of a bar. */
  bar: number;
  /** Seconds of a sixteenth, without swing. */
  step: number;
  /** Time of a sixteenth in seconds; both count from the start of the song. */
  at(sixteenth: number): number;
}

/** The grid of a style at a tempo. @param tempo beats a minute */
export function gridOf({ beats, swing = 0, swing16 = 0 }: SongStyle, tempo: number): Grid {
  const step = 60 / tempo / 4;
  return {
    bar: (beats ?? 4) * 4,
    step,
    at(sixteenth) {
      const whole = Math.floor(sixteenth);
      const late = whole % 4 === 2 || whole % 4 === 3 ? swing * 2 : 0;
      return (sixteenth + late * (whole % 4 === 3 ? 0.5 : 1) + (whole % 2 === 1 ? swing16 : 0)) * step;
    },
  };
}
