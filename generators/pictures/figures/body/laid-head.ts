// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** The head of somebody who lies on their back: that of everybody else, turned onto the ground or a pillow. */
import { ellipse, smooth } from '../../brush/path.ts';
import type { Figure, Part } from '../../brush/shapes.ts';
import { shade } from '../../light/colour.ts';
import type { PersonLook } from '../../words/plan.ts';
import { asleep } from '../eyes.ts';
import { hatOf } from '../hats.ts';
import { headOf } from './head.ts';

/** Up, which is to the right of a head on its back. */
const UP = { x: 0.14, y: 0.02 };

/** A head with its crown at the left, and its face up and to us. @param turn radians from upright @param sleeps whether its eyes are closed */
export function laidHead(look: PersonLook, { x, y, r, turn, sleeps = false }: { x: number; y: number; r: number; turn: number; sleeps?: boolean }): Part[] {
  const { hair, cut, hat } = look;
  const parts: Part[] = [];
  // hair that falls lies on the ground behind the crown
  if (cut.figure === 'long' || cut.figure === 'bob' || cut.figure === 'curly') parts.push({ d: smooth([[-r * 0.9, -r * 0.9], [r * 0.2, -r * 1.25], [r * 0.3, 0], [-r * 0.5, r * 0.7], [-r * 1.3, r * 0.9], [-r * 1.5, r * 0.1]]), fill: shade(hair, -0.12) });
  if (cut.figure === 'bun') parts.push({ d: ellipse(-r * 0.5, -r * 1.2, r * 0.44), fill: hair });
  // locks would hang down the shoulders of who stands
  const laid = cut.figure === 'long' ? { ...look, cut: { ...cut, figure: 'bob' as const } } : look;
  parts.push(...headOf(laid, { x: 0, y: 0, r, throat: r * 0.9 }, { behind: false, gaze: UP }));
  if (hat) parts.push(...hatOf(hat, 0, 0, r));
  const whole: Figure = { parts, half: r, tall: r };
  return (sleeps ? asleep(whole) : whole).parts.map((part) => ({ ...part, at: { x, y, scale: 1, turn } }));
}
