// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

import { ellipse, limb, poly, smooth } from '../brush/path.ts';
import type { Figure } from '../brush/sprite.ts';
import { mix, type Rgb, rgb } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { beast } from './beasts.ts';

/** A tiger from its side: a long low body with black stripes. */
export function tiger(random: Random, wished?: Rgb, stride?: number): Figure {
  const coat = wished ?? rgb(random.pick(['#e58a2c', '#d97c22', '#eb9a3e']));
  const pale = mix(coat, [255, 250, 240], 0.86);
  return beast(
    { coat, leg: 27, legWidth: 13, hoofWidth: 8.5, length: 80, girth: 30, neck: [13, 11], neckWidth: 25, head: 13.5, snout: 6.4, snoutDrop: 4.4, ears: 'round', tail: 'long', muzzle: pale, belly: pale, stripes: rgb('#2a2022') },
    random,
    stride,
  );
}

/** A penguin stands upright: black back, white front, its flippers at its sides or a little away from them. */
export function penguin(random: Random, wished?: Rgb): Figure {
  const back = wished ?? rgb(random.pick(['#23262e', '#2b3038', '#1f2a38']));
  const [white, beak] = [rgb('#f7f5ef'), rgb('#f0a02c')];
  const lift = random.range(0, 9);
  return { half: 38, tall: 94, parts: [
    { d: ellipse(-11, -3, 11, 4.2), fill: beak }, { d: ellipse(12, -3, 11, 4.2), fill: beak },
    { d: limb([[-22, -56], [-30 - lift * 0.5, -38], [-31 - lift, -22]], 11, 6), fill: mix(back, [0, 0, 0], 0.25) },
    { d: smooth([[-17, -4], [-27, -20], [-26, -46], [-19, -64], [-17, -80], [0, -93], [17, -80], [19, -64], [26, -46], [27, -20], [17, -4], [0, -2]]), fill: back },
    { d: smooth([[-12, -5], [-19, -20], [-18, -42], [-10, -58], [0, -62], [10, -58], [18, -42], [19, -20], [12, -5], [0, -3]]), fill: white },
    { d: smooth([[-13, -72], [-10, -82], [-2, -76], [0, -72], [2, -76], [10, -82], [13, -72], [8, -62], [0, -59], [-8, -62]]), fill: white },
    { d: smooth([[-13, -62], [-8, -58], [0, -56], [8, -58], [13, -62], [9, -52], [0, -50], [-9, -52]]), fill: rgb('#f6c64a'), alpha: 0.8 },
    { d: limb([[22, -56], [30 + lift * 0.5, -38], [31 + lift, -22]], 11, 6), fill: mix(back, [255, 255, 255], 0.08) },
    { d: ellipse(-6.4, -73, 2.5, 2.9), fill: rgb('#1a1618') }, { d: ellipse(6.4, -73, 2.5, 2.9), fill: rgb('#1a1618') },
    { d: ellipse(-5.6, -74.2, 0.9), fill: rgb('#ffffff') }, { d: ellipse(7.2, -74.2, 0.9), fill: rgb('#ffffff') },
    { d: poly([[-5, -69.5], [5, -69.5], [0, -62.5]]), fill: beak },
  ] };
}
