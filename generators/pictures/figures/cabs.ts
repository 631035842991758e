// biome-ignore-all format: a table of windows, one vehicle a line or two.

import { box, ellipse, poly } from '../brush/path.ts';
import type { Figure, Part, Spot } from '../brush/shapes.ts';
import { rgb } from '../light/colour.ts';
import type { Cast, FigureName } from '../words/plan.ts';
import { placed } from './together.ts';

/** A window of a vehicle, in its figure units. */
interface Pane {
  /** Its outline. */
  d: string;
  /** Where the upper half of somebody is in it. */
  x: number;
  y: number;
  width: number;
  height: number;
}

const square = (x: number, y: number, width: number, height: number): Pane => ({ d: box(x, y, width, height, 3), x, y, width, height });
const round = (x: number, y: number, r: number): Pane => ({ d: ellipse(x, y, r), x: x - r, y: y - r, width: r * 2, height: r * 2 });
const slanted = (x: number, y: number, width: number, height: number, slant: number): Pane => ({
  d: poly([[x, y], [x + width - slant, y], [x + width, y + height], [x, y + height]]), x, y, width: width - slant * 0.4, height,
});

/** The windows of vehicles, the driver's first; whoever goes with the driver is in the others. */
export const CABS: Partial<Record<FigureName, readonly [Pane, ...Pane[]]>> = {
  bus: [square(52, -64, 24.5, 33), ...[14, -8, -30, -52].map((x) => square(x - 1.5, -64, 21, 27))],
  truck: [slanted(35, -60.5, 34.5, 26, 10)],
  fireTruck: [slanted(36, -68, 36.5, 29, 9)],
  train: [square(-21, -70, 36, 34), ...[-111, -85, -59].map((x) => square(x - 2, -57, 21, 24))],
  plane: [{ d: 'M24 -40.5Q27 -66 46 -66Q64 -64 69 -38Q46 -42 24 -40.5Z', x: 27, y: -66, width: 40, height: 26 }],
  helicopter: [{ d: poly([[29, -59], [51, -47], [58, -31], [33, -31], [27, -45]]), x: 29, y: -58, width: 24, height: 26 }, square(1, -58, 24, 26)],
  rocket: [round(0, -70, 12.5)],
  submarine: [square(-14, -63, 27, 23), ...[24, -8, -40].map((x) => round(x, -25, 9))],
};

/** The same of a taxi, which has its roof over those in it. */
const TAXI: readonly [Pane, Pane] = [slanted(-4, -52, 36, 23, 13), slanted(-38, -52, 29, 22, 0)];

/** The windows of a vehicle of the words; undefined if nobody is seen in them. */
export const panesOf = ({ figure, taxi }: Pick<Cast, 'figure' | 'taxi'>): readonly [Pane, ...Pane[]] | undefined =>
  figure === 'car' && taxi ? TAXI : CABS[figure];

const [PALE, FRAME, WHEEL] = [rgb('#f4eed8'), rgb('#3a3e46'), rgb('#26262c')];

/** A vehicle with those who drive it or go along, seen in its windows; who finds no window is left out. */
export function driven(vehicle: Figure, panes: readonly Pane[], crew: readonly Figure[]): Figure {
  const seen = panes.slice(0, crew.length);
  const inside = seen.flatMap((pane, i): Part[] => {
    const one = crew[i];
    if (!one) return [];
    const within = { d: pane.d };
    return [
      { d: pane.d, fill: PALE, shines: true },
      ...placed(one, seatIn(pane, one)).parts.map(({ loose: _, ...part }) => ({ ...part, within })),
      ...(i === 0 ? [wheelIn(pane)] : []),
      { d: pane.d, stroke: FRAME, width: 1.6 },
    ];
  });
  const driver = crew[0];
  const face = driver && seen[0] && placed(driver, seatIn(seen[0], driver)).face;
  return { ...vehicle, parts: [...vehicle.parts, ...inside], ...(face && { face }) };
}

/** The steering wheel, seen from its edge. */
function wheelIn({ d, x, y, width, height }: Pane): Part {
  const [cx, cy, r] = [x + width * 0.82, y + height * 0.86, height * 0.15];
  return { d: `M${cx - r * 0.8} ${cy - r}L${cx + r * 0.8} ${cy + r}`, stroke: WHEEL, width: 2.2, within: { d } };
}

/** How far down somebody is seen in a window, in radii of their skull under its middle. */
const CHEST = 1.9;

/** Where somebody is whose head and shoulders fill a window. */
function seatIn({ x, y, width, height }: Pane, { head, tall }: Figure): Spot {
  const middle = x + width / 2;
  if (!head) {
    const scale = height / (tall * 0.62);
    return { x: middle, y: y + 0.6 + tall * scale, scale };
  }
  const { at, eyes } = head;
  const crown = Math.max(1, (tall + at.y) / at.scale);
  const aside = eyes.length === 1;
  const r = Math.min(height / (crown + CHEST), width * (aside ? 0.27 : 0.36));
  const scale = r / at.scale;
  // who is seen from the side looks ahead, over the wheel
  return { x: middle - at.x * scale - (aside ? r * 0.4 : 0), y: y + 0.6 + crown * r - at.y * scale, scale };
}
