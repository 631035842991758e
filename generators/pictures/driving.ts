import { type Actor, CLOSER, several } from './actors.ts';
import type { Stage } from './brush/stage.ts';
import { driven, panesOf } from './figures/cabs.ts';
import { locomotive } from './figures/locomotive.ts';
import { ridersOf } from './riders.ts';
import type { Cast, Relation } from './words/plan.ts';

/** A vehicle with its driver in the front window, and those who go along in the others; null if nobody drives it. */
export function drivenBy(
  stage: Stage,
  one: Cast,
  ties: readonly Relation[],
  floating: boolean,
): Actor[] | null {
  const panes = panesOf(one);
  const riders = panes ? ridersOf(stage, ties, one.figure, floating) : [];
  if (!panes || riders.length === 0) return null;
  const [vehicle] = several(stage, { ...one, count: 1 }, ties, floating);
  if (!vehicle || vehicle.figure === 'tree') return null;
  const plain =
    one.figure === 'train' ? locomotive(stage.random.fork('locomotive'), one.colour) : vehicle.figure;
  const crew = riders.map(({ figure }) => figure);
  // who finds no window drives one of their own
  const crews = Array.from({ length: Math.ceil(crew.length / panes.length) }, (_, i) =>
    crew.slice(i * panes.length, (i + 1) * panes.length),
  );
  const { stride } = vehicle;
  return crews.map((some) => ({
    ...vehicle,
    figure: driven(plain, panes, some),
    closer: CLOSER,
    ...(stride && { stride: stride.map((one) => driven(one, panes, some)) }),
  }));
}
