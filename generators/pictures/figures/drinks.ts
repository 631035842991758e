// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Drinks that are in no cup: milk tea with pearls, milk or juice in a glass, and a baby's bottle. */
import { box, ellipse, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';

const [white, clear, pearl] = [rgb('#ffffff'), rgb('#dcecf2'), rgb('#3a2620')];

/** A sealed cup of milk tea with a broad straw, pearls at its bottom. */
export function milkTea(wished?: Rgb): Figure {
  const tea = wished ?? rgb('#cf9f72');
  const pearls = [[-13, -6], [-5, -5], [4, -6], [12, -5], [-9, -12], [0, -12], [9, -12], [-14, -17], [14, -18], [-3, -18]].map(([x = 0, y = 0]): Part => ({ d: ellipse(x, y, 3.9), fill: pearl }));
  return { half: 28, tall: 108, parts: [
    { d: 'M5 -60L15 -107', stroke: rgb('#e0607a'), width: 5.4 }, { d: 'M7 -70L15 -107', stroke: rgb('#f2a0b0'), width: 1.6 },
    { d: poly([[-19, 0], [19, 0], [25, -74], [-25, -74]]), fill: tea, stroke: shade(tea, -0.3), width: 1.2 }, { d: smooth([[-22, -40], [-8, -52], [8, -44], [23, -54], [25, -72], [-25, -72]], true, 0.4), fill: shade(tea, 0.28) }, ...pearls,
    { d: box(-28, -80, 56, 8, 3), fill: rgb('#f6f2ea'), stroke: rgb('#c8beb0'), width: 1 }, { d: box(-12, -50, 24, 22, 4), fill: rgb('#fbf6ec'), alpha: 0.92 }, { d: ellipse(0, -39, 6), fill: tea }, { d: 'M-20 -66L-16 -12', stroke: white, width: 2.8, alpha: 0.6 },
  ] };
}

/** A glass filled to its brim. @param wished color of what is in it. Default: milk */
export function drinkGlass(wished?: Rgb): Figure {
  const drink = wished ?? rgb('#fbf7ee');
  return { half: 26, tall: 88, parts: [
    { d: poly([[-18, 0], [18, 0], [24, -86], [-24, -86]]), fill: clear, stroke: rgb('#9ab4c0'), width: 1.6 }, { d: poly([[-16.6, -5], [16.6, -5], [21.8, -74], [-21.8, -74]]), fill: drink, stroke: shade(drink, -0.16), width: 1 }, { d: ellipse(0, -74, 21.8, 4.6), fill: shade(drink, 0.18) },
    { d: ellipse(0, -86, 24, 4.4), stroke: rgb('#b4cad4'), width: 1.6 }, { d: 'M-17 -68L-13 -14', stroke: white, width: 3.2, alpha: 0.6 },
  ] };
}

/** A bottle of milk with a teat. */
export function babyBottle(wished?: Rgb): Figure {
  const ring = wished ?? rgb('#6cb4d8');
  return { half: 18, tall: 100, parts: [
    { d: smooth([[-5, -80], [-4, -94], [0, -99], [4, -94], [5, -80]], true, 0.4), fill: rgb('#e8c49a') }, { d: smooth([[-12, -76], [-8, -84], [8, -84], [12, -76]], true, 0.4), fill: rgb('#e8c49a') },
    { d: box(-16, -62, 32, 62, 9), fill: clear, stroke: rgb('#9ab4c0'), width: 1.4 }, { d: box(-14, -52, 28, 50, 8), fill: rgb('#fdfaf2') }, { d: box(-16, -78, 32, 16, 4), fill: ring }, { d: 'M4 -46h8M4 -36h8M4 -26h8M4 -16h8', stroke: rgb('#8aa4b4'), width: 1.6 }, { d: 'M-10 -46V-12', stroke: white, width: 3, alpha: 0.7 },
  ] };
}
