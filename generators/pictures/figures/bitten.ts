// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What somebody eats, as it is on its way to the mouth: a slice of it, without its plate, and with a bite taken out. */
import { box, ellipse, limb, poly, smooth } from '../brush/path.ts';
import type { Figure, Part, Spot } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import { createRandom } from '../random.ts';
import type { Cast, FigureName } from '../words/plan.ts';
import type { Grip } from './held.ts';
import { apple, bread } from './still.ts';
import { carrot, iceCream } from './treats.ts';
import { melonSlice } from './watermelon.ts';

/** A thing with a bite taken out at a spot, whose left side is towards the mouth. @param flesh what is seen inside it */
function bite(figure: Figure, at: Spot, flesh: Rgb): Figure {
  // all but three scallops of teeth
  const within = { d: 'M-300 -300H300V300H-300V15H0a6 6 0 0 0 2 -10a6 6 0 0 0 0 -10a6 6 0 0 0 -2 -10H-300Z', at };
  const inside: Part = { d: 'M0 15a6 6 0 0 0 2 -10a6 6 0 0 0 0 -10a6 6 0 0 0 -2 -10', stroke: flesh, width: 7, at };
  return { ...figure, parts: [...figure.parts, inside].map((part) => ({ ...part, within })) };
}

/** One banana, peeled from above. */
function peeled(): Figure {
  const peel = rgb('#f4cf3c');
  return { half: 26, tall: 100, parts: [
    { d: limb([[0, -4], [4, -30], [3, -50]], 17, 21), fill: shade(peel, -0.14) }, { d: limb([[3, -44], [1, -70], [-3, -98]], 18, 14), fill: rgb('#fbf0cc') },
    { d: smooth([[-7, -52], [-22, -50], [-27, -30], [-24, -26], [-14, -38], [2, -44]]), fill: peel }, { d: smooth([[12, -52], [26, -48], [29, -28], [26, -24], [18, -36], [4, -42]]), fill: peel }, { d: smooth([[-6, -54], [4, -50], [12, -54], [8, -26], [4, -16], [-1, -28]]), fill: peel }, { d: ellipse(0, -3, 5, 4), fill: rgb('#6a4a2a') },
  ] };
}

function pizzaSlice(): Figure {
  const spots = [[-16, -38], [6, -34], [20, -42], [-2, -48]].map(([x = 0, y = 0]): Part => ({ d: ellipse(x, y, 7, 4.4), fill: rgb('#c03a2c') }));
  return { half: 50, tall: 62, parts: [{ d: poly([[-48, -34], [34, -58], [46, -18]]), fill: rgb('#f6d06a') }, { d: limb([[36, -58], [45, -38], [46, -16]], 13, 13), fill: rgb('#d99a4a') }, ...spots] };
}

function bun(): Figure {
  return { half: 48, tall: 84, parts: [
    { d: box(-42, -24, 84, 20, 9), fill: rgb('#dd9a4a') }, { d: box(-46, -35, 92, 13, 6), fill: rgb('#6a3a26') }, { d: box(-43, -43, 86, 9, 4), fill: rgb('#f6c23e') }, { d: 'M-48 -42q6 -9 12 -2t12 -1t12 1t12 -2t12 2t12 -1t12 -2t12 5q-50 10 -96 0Z', fill: rgb('#7ab84a') }, { d: 'M-44 -46Q-46 -82 0 -84Q46 -82 44 -46Z', fill: rgb('#e2a04c') },
  ] };
}

function cakePiece(wished?: Rgb): Figure {
  const icing = wished ?? rgb('#f7c8d4');
  return { half: 46, tall: 66, parts: [
    { d: poly([[-44, -46], [42, -58], [42, -8], [-44, -4]]), fill: rgb('#e8c07c') }, { d: 'M-44 -24L42 -32', stroke: shade(icing, 0.3), width: 6 }, { d: poly([[-46, -54], [42, -66], [42, -52], [-46, -40]]), fill: icing }, { d: ellipse(22, -66, 7), fill: rgb('#d8303c') },
  ] };
}

function dumpling(): Figure {
  const dough = rgb('#faf3e4');
  return { half: 40, tall: 50, parts: [
    { d: smooth([[-38, -10], [-30, -34], [0, -46], [30, -34], [38, -10], [0, 0]]), fill: dough }, { d: 'M-32 -30q7 -8 12 2q7 -14 14 -2q7 -12 14 0q7 -10 14 2q7 -8 12 4', stroke: shade(dough, -0.25), width: 3 },
  ] };
}

const mooncakePiece = (): Figure => ({ half: 42, tall: 50, parts: [{ d: box(-40, -46, 80, 44, 12), fill: rgb('#b87834') }, { d: box(-40, -48, 80, 18, 9), fill: rgb('#c9853c') }, { d: 'M-24 -40h14m8 0h14', stroke: rgb('#8a5424'), width: 4 }] });

/** How a thing is eaten: what is seen of it, and how it is in the hand before the mouth. */
interface Eaten extends Grip {
  draw: (thing: Cast) => Figure;
}

/** Things that are eaten from a hand. The hand is a little below the mouth, which is on the thing's left. */
export const EATEN: Partial<Record<FigureName, Eaten>> = {
  apple: { tall: 14, x: 0.5, y: 1.5, draw: ({ colour }) => bite(apple(colour), { x: -24, y: -42, scale: 1 }, rgb('#fbf2d0')) },
  banana: { tall: 24, x: 0, y: 9, draw: () => bite(peeled(), { x: -6, y: -92, scale: 0.8, turn: 0.7 }, rgb('#f6e4a8')) },
  carrot: { tall: 26, x: 0, y: 12, draw: ({ colour }) => bite(carrot(colour), { x: -8, y: -96, scale: 0.7, turn: 0.5 }, rgb('#f8b070')) },
  iceCream: { tall: 25, x: -1, y: 12, draw: ({ colour }) => bite(iceCream(createRandom(1), colour), { x: -10, y: -88, scale: 0.8, turn: 0.3 }, rgb('#fff8ea')) },
  watermelon: { tall: 13, x: -3, y: 6, draw: ({ colour }) => bite(melonSlice(colour), { x: -12, y: -30, scale: 0.6, turn: 1.4 }, rgb('#f8a0a4')) },
  pizza: { tall: 15, x: 3, y: 3, draw: () => bite(pizzaSlice(), { x: -38, y: -37, scale: 0.8 }, rgb('#fbe6a8')) },
  burger: { tall: 13, x: 1, y: 1, draw: () => bite(bun(), { x: -34, y: -44, scale: 1.4 }, rgb('#f2d8a0')) },
  bread: { tall: 15, x: 1, y: 2, draw: () => bite({ ...bread(), parts: bread().parts.slice(-4, -2) }, { x: -48, y: -32, scale: 1 }, rgb('#fbeecb')) },
  cake: { tall: 13, x: 1, y: 2, draw: ({ colour }) => bite(cakePiece(colour), { x: -36, y: -32, scale: 1 }, rgb('#f6dca0')) },
  dumplings: { tall: 9, x: 0, y: 0, draw: () => bite(dumpling(), { x: -28, y: -24, scale: 0.8 }, rgb('#d8a878')) },
  mooncake: { tall: 10, x: 1, y: 0, draw: () => bite(mooncakePiece(), { x: -32, y: -26, scale: 0.9 }, rgb('#7a3f22')) },
};
