/** Ratios and lengths that a configured model supports; used by forms and server. */
import { aspectOf } from './draw-options.ts';

/** Limits of a model; an omitted field means no limit. */
export interface MakesOnly {
  readonly ratios?: readonly string[] | undefined;
  readonly seconds?: readonly number[] | undefined;
}

/** Whether the model supports a ratio. Named ratios, such as that of the reference, are not limited. */
export const makesRatio = (row: MakesOnly | undefined, ratio: string): boolean =>
  !row?.ratios || !ratio.includes(':') || row.ratios.includes(ratio);

/** Whether the model supports clips of this length in seconds. */
export const makesSeconds = (row: MakesOnly | undefined, seconds: number): boolean =>
  !row?.seconds || row.seconds.includes(seconds);

/** The supported and offered ratio that is nearest to the wanted one; the wanted one if there is none. */
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

/** The supported and offered length that is nearest to the wanted one; the shorter of two. The wanted one if there is none. */
export function nearestSeconds(
  row: MakesOnly | undefined,
  wanted: number,
  offered: readonly number[],
): number {
  if (makesSeconds(row, wanted)) return wanted;
  const made = offered.filter((seconds) => makesSeconds(row, seconds));
  return [...made].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b)[0] ?? wanted;
}
