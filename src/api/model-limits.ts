/** What a model makes of what the app offers: one table for forms and server, whose rows tell it. */
import { aspectOf } from './draw-options.ts';

/** Limits of a row; what is left out has none. */
export interface MakesOnly {
  readonly ratios?: readonly string[] | undefined;
  readonly seconds?: readonly number[] | undefined;
}

/** Whether it makes a ratio. A ratio that is named otherwise, such as the reference's own, is not limited. */
export const makesRatio = (row: MakesOnly | undefined, ratio: string): boolean =>
  !row?.ratios || !ratio.includes(':') || row.ratios.includes(ratio);

/** Whether it makes clips of a length. */
export const makesSeconds = (row: MakesOnly | undefined, seconds: number): boolean =>
  !row?.seconds || row.seconds.includes(seconds);

/** The ratio that comes nearest to the one that was asked for, of those that are offered and made; that one if there is none. */
export function nearestRatio<Ratio extends string>(
  row: MakesOnly | undefined,
  wanted: Ratio,
  offered: readonly Ratio[],
): Ratio {
  if (makesRatio(row, wanted)) return wanted;
  const away = (ratio: string) => Math.abs(Math.log(aspectOf(ratio) / aspectOf(wanted)));
  const made = offered.filter((ratio) => makesRatio(row, ratio));
  return [...made].sort((a, b) => away(a) - away(b))[0] ?? wanted;
}

/** The length that comes nearest to the one that was asked for, likewise; of two the shorter one. */
export function nearestSeconds(
  row: MakesOnly | undefined,
  wanted: number,
  offered: readonly number[],
): number {
  if (makesSeconds(row, wanted)) return wanted;
  const made = offered.filter((seconds) => makesSeconds(row, seconds));
  return [...made].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)[0] ?? wanted;
}
