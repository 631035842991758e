// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** The faces of things that are somebody in a tale. */
import { ellipse, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { rgb } from '../light/colour.ts';
import type { Feeling } from '../words/feeling.ts';
import type { FigureName } from '../words/plan.ts';
import { eyeAt } from './eyes.ts';

/** Where a face is on a figure, in its units: its middle, and the distance of an eye from it. */
interface FaceSpot { x: number; y: number; r: number }

const SPOTS: Partial<Record<FigureName, FaceSpot>> = {
  candle: { x: 0, y: -44, r: 5.4 },
  coffee: { x: 0, y: -34, r: 14 },
  flower: { x: 0, y: -76, r: 8 },
  umbrella: { x: 0, y: -72, r: 10 },
  train: { x: 128, y: -58, r: 11 },
  star: { x: 0, y: -50, r: 12 },
  kite: { x: 0, y: -76, r: 8 },
  house: { x: 0, y: -28, r: 9 },
  bridge: { x: 0, y: -44, r: 9 },
  bicycle: { x: 0, y: -66, r: 8 },
  piano: { x: 0, y: -60, r: 11 },
  guitar: { x: 0, y: -26, r: 9 },
  violin: { x: 0, y: -26, r: 9 },
  key: { x: 0, y: -60, r: 4.5 },
  lamp: { x: 0, y: -104, r: 7 },
  handLantern: { x: 0, y: -34, r: 7 },
  deskLamp: { x: 18, y: -72, r: 7 },
  streetLamp: { x: 0, y: -182, r: 6.4 },
  talkingTree: { x: 0, y: -70, r: 13 },
  sewingMachine: { x: -2, y: -108, r: 8 },
  scarecrow: { x: 0, y: -117, r: 8 },
  snowman: { x: 0, y: -86, r: 7 },
  robotVacuum: { x: 0, y: -20, r: 13 },
  pencil: { x: 0, y: -66, r: 7 },
  waterDrop: { x: 0, y: -30, r: 13 },
  teapot: { x: 0, y: -34, r: 15 },
  paperBoat: { x: 0, y: -14, r: 13 },
  puffyCloud: { x: 0, y: -32, r: 17 },
  fallenLeaf: { x: 0, y: -58, r: 13 },
};

/** A thing with eyes and a mouth that show what it feels. */
export function withThingFace(figure: Figure, name: FigureName, feeling?: Feeling): Figure {
  const spot = SPOTS[name] ?? { x: 0, y: -figure.tall * 0.52, r: Math.min(figure.half * 0.34, figure.tall * 0.16) };
  const { x, y, r } = spot;
  const eye = (side: number): Part[] => [
    { d: ellipse(x + side * r, y, r * 0.56, r * 0.66), fill: rgb('#ffffff'), shut: '' },
    ...eyeAt(x + side * r * 0.94, y + r * 0.06, r * 0.34),
  ];
  const brow = (side: number): Part[] => {
    const lift = feeling === 'anger' ? [-0.95, -0.62] : feeling === 'sorrow' || feeling === 'worry' ? [-0.66, -1] : undefined;
    return lift ? [{ d: `M${x + side * r * 1.5} ${y + r * (lift[0] ?? 0)}L${x + side * r * 0.55} ${y + r * (lift[1] ?? 0)}`, stroke: DARK, width: r * 0.16 }] : [];
  };
  const cheek = (side: number): Part => ({ d: ellipse(x + side * r * 1.7, y + r * 0.74, r * 0.34, r * 0.22), fill: rgb('#f08a94'), alpha: 0.5, loose: true });
  return { ...figure, parts: [...figure.parts, cheek(-1), cheek(1), ...eye(-1), ...eye(1), ...brow(-1), ...brow(1), ...mouth(spot, feeling)] };
}

const DARK = rgb('#33242a');

function mouth({ x, y, r }: FaceSpot, feeling: Feeling | undefined): Part[] {
  const at = y + r * 0.98;
  if (feeling === 'surprise') return [{ d: ellipse(x, at + r * 0.2, r * 0.24, r * 0.32), fill: DARK }];
  if (feeling === 'sorrow' || feeling === 'anger' || feeling === 'worry') return [{ d: `M${x - r * 0.5} ${at + r * 0.3}Q${x} ${at - r * 0.22} ${x + r * 0.5} ${at + r * 0.3}`, stroke: DARK, width: r * 0.17 }];
  if (feeling === 'joy') return [
    { d: smooth([[x - r * 0.62, at], [x - r * 0.62, at], [x, at + r * 0.1], [x + r * 0.62, at], [x + r * 0.62, at], [x, at + r * 0.66]]), fill: DARK },
    { d: ellipse(x, at + r * 0.4, r * 0.24, r * 0.14), fill: rgb('#e8707c') },
  ];
  return [{ d: `M${x - r * 0.5} ${at}Q${x} ${at + r * 0.5} ${x + r * 0.5} ${at}`, stroke: DARK, width: r * 0.17 }];
}
