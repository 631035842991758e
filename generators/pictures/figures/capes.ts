// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What is worn on the back, drawn in units of half the neck from the throat. */
import { ellipse, smooth } from '../brush/path.ts';
import type { Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';

export type BackPiece = 'cape' | 'wings' | 'backpack';

/** How we see who wears it: from the side, into the face, or from behind. */
export type View = 'side' | 'face' | 'back';

interface OnBack {
  /** Painted before and after the body. */
  behind: Part[];
  before: Part[];
  /** How far it reaches to either side, and above the throat. */
  half: number;
  tall: number;
}

const CLOTH = rgb('#c8262e');
const FEATHER = rgb('#f6f4ef');
const CANVAS = rgb('#3f6f8f');

/** A cape or wings, seen from `view`. @param wished color */
export function onBack(what: BackPiece, view: View, wished?: Rgb): OnBack {
  switch (what) {
    case 'cape': return cape(wished ?? CLOTH, view);
    case 'wings': return wings(wished ?? FEATHER, view);
    case 'backpack': return backpack(wished ?? CANVAS, view);
  }
}

function cape(cloth: Rgb, view: View): OnBack {
  const size = { half: 5.4, tall: 1 };
  const fold = shade(cloth, -0.26);
  const clasp = (y: number): Part => ({ d: ellipse(view === 'side' ? 0.3 : 0, y, 0.28), fill: rgb('#f2c23a') });
  switch (view) {
    case 'side': return { ...size, behind: [], before: [
      { d: smooth([[0.5, -0.3], [-0.6, -0.9], [-2.4, -0.7], [-4.6, 0.7], [-5.2, 2.5], [-3.9, 2.1], [-2.8, 2.7], [-1.6, 2], [-0.4, 1.7], [0.6, 0.5]]), fill: cloth },
      { d: 'M-0.4 0.2Q-2.2 0.5 -3.8 1.9M-0.2 0.7Q-1.4 1 -2.4 2.2', stroke: fold, width: 0.12 }, clasp(0.3),
    ] };
    case 'face': return { ...size, behind: [
      { d: smooth([[-1.3, 0], [1.3, 0], [2.9, 2.6], [3.7, 5.4], [1.8, 5], [0, 5.4], [-1.8, 5], [-3.7, 5.4], [-2.9, 2.6]]), fill: shade(cloth, -0.14) },
    ], before: [{ d: smooth([[-1.5, -0.4], [0, 0.3], [1.5, -0.4], [1.7, 0.3], [0, 0.95], [-1.7, 0.3]]), fill: cloth }, clasp(0.5)] };
    case 'back': return { ...size, behind: [], before: [
      { d: smooth([[-1.5, -0.2], [0, 0.1], [1.5, -0.2], [2, 3.4], [2.4, 6.4], [0.8, 6], [-0.8, 6.4], [-2.4, 6]]), fill: cloth },
      { d: 'M-0.8 0.6Q-1 3.4 -1.2 5.8M0.8 0.6Q1 3.4 1 5.8', stroke: fold, width: 0.14 },
    ] };
  }
}

/** A bag with a flap and a pocket, and its straps over the shoulders. */
function backpack(cloth: Rgb, view: View): OnBack {
  const [dark, pocket] = [shade(cloth, -0.34), shade(cloth, -0.14)];
  const size = { half: 3.4, tall: 0.4 };
  const strap = (side: -1 | 1): Part => ({ d: `M${side * 1.25} -0.25Q${side * 1.75} 1.2 ${side * 1.6} 2.6Q${side * 1.7} 3.5 ${side * 2.1} 3.9`, stroke: dark, width: 0.36 });
  switch (view) {
    case 'side': return { ...size, behind: [], before: [
      { d: smooth([[-0.5, 0.3], [-1.4, -0.3], [-2.9, 0.1], [-3.3, 1.7], [-3.1, 3.4], [-1.4, 3.7], [-0.5, 3.2]], true, 0.35), fill: cloth, alpha: 1 },
      { d: smooth([[-2, 1.9], [-3.5, 1.9], [-3.5, 3.3], [-2, 3.3]], true, 0.3), fill: pocket, alpha: 1 }, { d: 'M-0.9 0.9Q-2 1.3 -3.2 0.9', stroke: dark, width: 0.16 }, { d: 'M-0.6 0.1Q0.7 0.6 0.5 2.2Q0.2 3 -0.7 3.1', stroke: dark, width: 0.46 },
    ] };
    case 'face': return { ...size, tall: 1.4, behind: [
      { d: 'M-0.5 -0.9Q0 -1.7 0.5 -0.9', stroke: dark, width: 0.24 }, { d: smooth([[-2.1, 0.4], [-1.7, -1], [1.7, -1], [2.1, 0.4], [2.2, 4], [-2.2, 4]], true, 0.3), fill: cloth },
      { d: smooth([[-2.1, 2.4], [-2.9, 2.6], [-2.9, 4], [-2.1, 4.2]], true, 0.3), fill: pocket }, { d: smooth([[2.1, 2.4], [2.9, 2.6], [2.9, 4], [2.1, 4.2]], true, 0.3), fill: pocket },
    ], before: [strap(-1), strap(1), { d: 'M-1.55 2.2H1.55', stroke: dark, width: 0.16 }] };
    case 'back': return { ...size, behind: [], before: [
      { d: smooth([[-1.9, 0.7], [-1.3, 0.1], [1.3, 0.1], [1.9, 0.7], [2.2, 3.6], [1.7, 4.5], [-1.7, 4.5], [-2.2, 3.6]], true, 0.3), fill: cloth, alpha: 1 },
      { d: 'M-1.9 1.7Q0 2.5 1.9 1.7M0 2.1v0.6', stroke: dark, width: 0.2 }, { d: smooth([[-1.3, 2.9], [1.3, 2.9], [1.4, 4.1], [-1.4, 4.1]], true, 0.3), fill: pocket, alpha: 1 }, { d: 'M-1.3 0.5Q-1.6 0 -1.2 -0.4M1.3 0.5Q1.6 0 1.2 -0.4', stroke: dark, width: 0.4 },
    ] };
  }
}

/** Feathered wings; of somebody from the side the one that is towards us, and behind it the other. */
function wings(feather: Rgb, view: View): OnBack {
  const wing = (side: -1 | 1, lift: number, dark: number): Part[] => {
    const at = (x: number, y: number) => [x * side, y - lift] as const;
    const line = (...points: (readonly [number, number])[]) => points.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('');
    return [
      { d: smooth([at(0.2, 1.2), at(1.6, -1.6), at(3.4, -3.2), at(5.2, -3), at(5.4, -1.4), at(4.7, 0.2), at(4.4, 1.5), at(3.3, 2.2), at(2.2, 2.6), at(1, 2.5)]), fill: shade(feather, dark) },
      { d: line(at(1.5, 1.4), at(4.5, -0.4)) + line(at(1.4, 1.8), at(3.7, 1)) + line(at(1.7, 0.7), at(4.9, -1.8)), stroke: shade(feather, dark - 0.18), width: 0.12 },
    ];
  };
  const size = { half: 5.6, tall: 3.6 };
  const pair = [...wing(-1, 0, -0.04), ...wing(1, 0, 0)];
  if (view === 'side') return { ...size, tall: 4.2, behind: wing(-1, 0.7, -0.12), before: wing(-1, 0, 0) };
  return view === 'face' ? { ...size, behind: pair, before: [] } : { ...size, behind: [], before: pair };
}
