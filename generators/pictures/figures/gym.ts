// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What stands in a gym. */
import { box, ellipse, limb, poly } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const [steel, dark, black] = [rgb('#b8bec6'), rgb('#3a3c44'), rgb('#26262c')];
const PLATES = ['#d8483c', '#3f86c8', '#e8b43a', '#4aa070'].map(rgb);

/** Two rows of dumbbells on a rack. */
export function dumbbellRack(random: Random): Figure {
  const parts: Part[] = [-58, 52].map((x): Part => ({ d: poly([[x, 0], [x + 6, 0], [x + 6, -64], [x, -64]]), fill: dark }));
  for (const y of [-16, -46]) {
    parts.push({ d: box(-62, y, 124, 6, 2), fill: shade(dark, 0.12) });
    for (let x = -48; x <= 48; x += 24) {
      const plate = random.pick(PLATES);
      parts.push({ d: box(x - 8, y - 8, 16, 4), fill: steel }, { d: box(x - 11, y - 14, 6, 14, 2), fill: plate }, { d: box(x + 5, y - 14, 6, 14, 2), fill: shade(plate, -0.16) });
    }
  }
  return { parts, half: 64, tall: 66 };
}

/** A treadmill; who runs on it looks to the right. */
export function treadmill(): Figure {
  return { half: 62, tall: 104, parts: [
    { d: limb([[34, -12], [42, -60], [40, -96]], 7, 6), fill: shade(steel, -0.2) }, { d: poly([[-60, -10], [52, -16], [58, -6], [56, 0], [-58, 0]]), fill: dark }, { d: poly([[-58, -11], [36, -15], [36, -11], [-58, -7]]), fill: black },
    { d: limb([[46, -72], [10, -66], [2, -62]], 5, 5), fill: black }, { d: poly([[26, -104], [52, -98], [50, -80], [24, -86]]), fill: black }, { d: poly([[29, -100], [48, -95], [47, -85], [28, -90]]), fill: rgb('#7fd0c8'), shines: true },
    { d: ellipse(48, -4, 5), fill: shade(steel, -0.1) }, { d: ellipse(-52, -4, 4), fill: shade(steel, -0.1) },
  ] };
}

/** A bag that boxers hit; its chain reaches to the top of the figure. */
export function punchingBag(): Figure {
  const hide = rgb('#b8382f');
  return { half: 17, tall: 150, parts: [
    { d: 'M0 -150V-100', stroke: steel, width: 2.4 }, { d: 'M0 -104L-12 -90M0 -104L12 -90', stroke: steel, width: 2 }, { d: box(-16, -92, 32, 92, 9), fill: hide }, { d: box(-16, -72, 32, 6), fill: shade(hide, -0.35) }, { d: box(-16, -26, 32, 6), fill: shade(hide, -0.35) }, { d: box(-10, -64, 5, 36, 2), fill: shade(hide, 0.25) },
  ] };
}
