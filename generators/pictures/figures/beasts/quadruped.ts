import type { Figure } from '../../brush/shapes.ts';
import { mix, type Rgb, rgb, shade } from '../../light/colour.ts';
import type { Random } from '../../random.ts';
import { beast } from './beast.ts';
import type { Build, Doing } from './build.ts';
import { BEASTS, type BeastName, type BeastRow, PROWLER } from './rows.ts';

/** A four-legged animal of a kind; the seed chooses among its coats. @param wished color of its coat */
export function quadruped(kind: BeastName, random: Random, wished?: Rgb, doing?: Doing): Figure {
  const build = buildOf(BEASTS[kind], random, wished);
  if (kind === 'horse') build.mane = shade(build.coat, random.chance(0.3) ? 0.45 : -0.5);
  if (kind === 'deer' && random.chance(0.3)) build.antlers = false;
  if (kind === 'dog') build.ears = random.pick(['flop', 'point', 'flop'] as const);
  if (wished && build.marks && (kind === 'sheep' || kind === 'cow'))
    build.marks = { ...build.marks, colour: kind === 'sheep' ? wished : mix(wished, [255, 252, 246], 0.85) };
  return beast(build, random, doing);
}

/** A cat that walks. */
export const prowlingCat = (random: Random, wished?: Rgb, doing?: Doing): Figure =>
  beast(buildOf(PROWLER, random, wished), random, doing);

function buildOf(row: BeastRow, random: Random, wished: Rgb | undefined): Build {
  const coat = wished ?? rgb(random.pick(row.coats));
  const pale = row.pale === undefined ? undefined : mix(coat, [255, 250, 240], row.pale);
  return { ...(pale && { muzzle: pale, belly: pale }), ...row.build, coat };
}
