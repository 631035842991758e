// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** A chest of wood and an oil lamp. */
import { box, ellipse } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

/** A closed chest of boards with brass at its corners and a lock. */
export function woodenChest(random: Random, wished?: Rgb): Figure {
  const wood = wished ?? rgb(random.pick(['#a5683c', '#8f4f32', '#b07a48']));
  const brass = rgb('#d8ae52');
  const line = shade(wood, -0.4);
  const corner = (x: number, y: number, across: number, down: number): Part => ({ d: `M${x} ${y}h${across * 14}l${-across * 14} ${down * 14}Z`, fill: brass });
  return { half: 62, tall: 78, parts: [
    { d: box(-54, -6, 10, 6, 1), fill: shade(wood, -0.3) }, { d: box(44, -6, 10, 6, 1), fill: shade(wood, -0.3) }, { d: box(-60, -56, 120, 52, 3), fill: wood, stroke: line, width: 1.2 }, { d: 'M-60 -38.500H60M-60 -21.500H60', stroke: line, width: 0.9, alpha: 0.6 }, { d: 'M-52 -47q14 -3 30 0t30 0t30 0M-48 -30q16 3 32 0t32 0t30 0M-50 -13q14 -2 30 0t34 0t28 0', stroke: line, width: 0.7, alpha: 0.4 },
    { d: 'M-62 -56V-66Q-62 -76 -52 -76H52Q62 -76 62 -66V-56Z', fill: shade(wood, 0.1), stroke: line, width: 1.2 }, { d: 'M-54 -70Q-52 -73 -46 -73H40', stroke: shade(wood, 0.4), width: 1.6, alpha: 0.7 },
    corner(-60, -4, 1, -1), corner(60, -4, -1, -1), corner(-62, -57, 1, -1), corner(62, -57, -1, -1), { d: box(-11, -64, 22, 20, 3), fill: brass, stroke: shade(brass, -0.35), width: 0.8 }, { d: `${ellipse(0, -56, 2.6)} M-1.500 -55h3l1 7h-5Z`, fill: rgb('#4a3620') }, { d: 'M-60 -34h-6q-5 6 0 12h6M60 -34h6q5 6 0 12h-6', stroke: brass, width: 2.4 },
  ] };
}

/** An oil lamp with its glass, whose flame is lit. */
export function oilLamp(wished?: Rgb): Figure {
  const brass = wished ?? rgb('#b8893f');
  return { half: 24, tall: 84, parts: [
    { d: 'M-18 0Q-18 -6 -8 -7H8Q18 -6 18 0Z', fill: shade(brass, -0.2) }, { d: 'M-20 -16Q-20 -7 -10 -6H10Q20 -7 20 -16Q20 -25 8 -27H-8Q-20 -25 -20 -16Z', fill: brass, stroke: shade(brass, -0.4), width: 0.9 }, { d: 'M-13 -20Q-9 -24 -3 -24', stroke: shade(brass, 0.5), width: 1.8, alpha: 0.8 }, { d: box(-9, -33, 18, 7, 2), fill: shade(brass, 0.15), stroke: shade(brass, -0.4), width: 0.7 },
    { d: 'M-9 -33C-19 -46 -15 -58 -7 -66V-82H7V-66C15 -58 19 -46 9 -33Z', fill: rgb('#fff3d0'), alpha: 0.42, stroke: rgb('#c8b890'), width: 0.9 }, { d: 'M0 -62C6 -54 6 -44 0 -39C-6 -44 -6 -54 0 -62Z', fill: rgb('#ffb03a'), shines: true, burns: [0, -39] }, { d: 'M0 -55C3 -50 3 -45 0 -42C-3 -45 -3 -50 0 -55Z', fill: rgb('#fff0b0'), shines: true, burns: [0, -42] }, { d: 'M-11 -44Q-12 -54 -6 -62', stroke: rgb('#ffffff'), width: 1.6, alpha: 0.7 },
  ] };
}
