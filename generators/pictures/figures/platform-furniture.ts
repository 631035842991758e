// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What stands on a platform: a bench, and a machine for tickets. */
import { box, ellipse } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { rgb, shade } from '../light/colour.ts';

const [steel, dark, blue] = [rgb('#aeb6be'), rgb('#3a4048'), rgb('#3f7ab0')];

/** A bench of metal with a back. */
export const platformBench = (): Figure => ({ half: 62, tall: 48, parts: [
  { d: 'M-46 -22V0M46 -22V0M-54 0H-38M38 0H54', stroke: dark, width: 4 }, ...[-45, -15, 15, 45].flatMap((x): Part[] => [{ d: box(x - 13, -48, 26, 20, 4), fill: blue }, { d: box(x - 13, -27, 26, 7, 3), fill: shade(blue, 0.16) }]), { d: box(-60, -21, 120, 4, 2), fill: steel },
] });

/** A machine for tickets with a lit screen, without letters. */
export const ticketMachine = (): Figure => ({ half: 26, tall: 100, parts: [
  { d: box(-26, -100, 52, 100, 4), fill: rgb('#c8ccd0') }, { d: box(-26, -100, 52, 14, 4), fill: blue }, { d: box(-19, -80, 38, 28, 2), fill: rgb('#9fdcf0'), shines: true }, { d: 'M-14 -73H4M-14 -67H10M-14 -61H0', stroke: rgb('#4a8aa8'), width: 2 }, { d: ellipse(12, -62, 3), fill: rgb('#e8a03a') },
  { d: box(-17, -46, 15, 12, 1), fill: dark }, { d: box(3, -46, 14, 3, 1), fill: dark }, { d: box(-18, -26, 36, 10, 2), fill: dark }, { d: box(-26, -6, 52, 6, 1), fill: shade(steel, -0.3) },
] });
