// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { box, ellipse, poly } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

/** A steam engine with one coach, so near that its driver is seen in the cab, facing right. */
export function locomotive(random: Random, wished?: Rgb): Figure {
  const body = wished ?? rgb(random.pick(['#c8403a', '#2f78c8', '#3f8a5a', '#7a5ab0', '#2f3a4a']));
  const [dark, brass, tyre, red] = [shade(body, -0.5), rgb('#d8a83a'), rgb('#26262c'), rgb('#a83a34')];
  const parts: Part[] = [{ d: box(-124, -3.4, 248, 1.6), fill: rgb('#8a8f98') }];
  for (let x = -120; x < 122; x += 9) parts.push({ d: box(x, -2, 5, 2.4), fill: rgb('#5f4636') });
  parts.push({ d: box(-118, -62, 82, 50, 4), fill: body }, { d: box(-120, -66, 86, 6, 2), fill: dark }, { d: box(-118, -26, 82, 4), fill: rgb('#f3e2b6') }, { d: 'M-36 -16H-24', stroke: tyre, width: 4 });
  for (const x of [-111, -85, -59]) parts.push({ d: box(x, -54, 17, 18, 2), fill: rgb('#ffe3a0'), shines: true });
  for (const x of [-104, -88, -66, -50]) parts.push({ d: ellipse(x, -8, 6), fill: tyre }, { d: ellipse(x, -8, 2.6), fill: rgb('#9aa0aa') });
  parts.push({ d: box(-26, -74, 46, 62, 3), fill: body }, { d: box(-31, -79, 56, 6, 2), fill: dark }, { d: box(-26, -32, 46, 3), fill: brass });
  parts.push({ d: box(20, -54, 72, 34, 9), fill: dark }, { d: ellipse(91, -37, 8, 17), fill: shade(dark, -0.2) }, { d: poly([[70, -54], [66, -78], [86, -78], [82, -54]]), fill: dark }, { d: box(64, -82, 24, 5, 1), fill: brass }, { d: ellipse(46, -55, 9, 8), fill: brass });
  for (const x of [32, 58, 84]) parts.push({ d: `M${x} -54V-20`, stroke: brass, width: 1.8 });
  for (const x of [-12, 26, 62]) parts.push({ d: ellipse(x, -13, 13), fill: red }, { d: ellipse(x, -13, 8.4), fill: tyre }, { d: ellipse(x, -13, 3), fill: brass });
  parts.push({ d: 'M-12 -11H64', stroke: rgb('#c9ced6'), width: 2.8 }, { d: poly([[90, -20], [120, -3], [90, -3]]), fill: red }, { d: ellipse(96, -46, 5), fill: rgb('#fff0b8'), shines: true });
  for (let i = 0; i < 5; i++) parts.push({ d: ellipse(74 - i * 18, -92 - i * 6, 10 + i * 3.6, 8 + i * 2.8), fill: rgb('#f2efec'), alpha: 0.62 - i * 0.09, loose: true });
  return { parts, half: 126, tall: 124 };
}
