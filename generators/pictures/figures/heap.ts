// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Things that lie heaped in a basket, a sack or a box. */
import { box, ellipse, poly, smooth } from '../brush/path.ts';
import type { Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Load } from '../words/contents.ts';
import type { FigureName } from '../words/plan.ts';
import { placed } from './together.ts';

type Lump = (fill: Rgb, nth: number) => Part[];

const round: Lump = (fill) => [
  { d: ellipse(0, 0, 13.4), fill }, { d: ellipse(-5, -5, 2.7, 4, 20), fill: rgb('#ffffff'), alpha: 0.5 }, { d: 'M0 -12q1 -4 4 -6', stroke: rgb('#5a7a3a'), width: 2 },
];
const laid: Lump = (fill) => [{ d: ellipse(0, 0, 11.4, 15.4), fill }, { d: ellipse(-4, -5, 2.7, 4, 20), fill: rgb('#ffffff'), alpha: 0.5 }];
const sheet: Lump = (fill) => [
  { d: box(-16, -11, 32, 22, 1.5), fill }, { d: 'M-15 -10L0 2L15 -10', stroke: shade(fill, -0.3), width: 1.3 }, { d: ellipse(0, 1.6, 3), fill: rgb('#c8363a') },
];
const coin: Lump = (fill, nth) => [{ d: ellipse(0, 0, 9, 6, nth * 37), fill, shines: nth % 3 === 0, keeps: true }, { d: ellipse(0, 0, 5.8, 3.6, nth * 37), stroke: shade(fill, -0.3), width: 1.1 }];
const volume: Lump = (fill) => [{ d: poly([[-12, -16], [8, -16], [12, -13], [12, 16], [-12, 16]]), fill }, { d: 'M-8 -16V16', stroke: shade(fill, -0.3), width: 1.6 }, { d: 'M-3 -8H7M-3 -4H4', stroke: shade(fill, 0.6), width: 1.4 }];
const parcel: Lump = (fill) => [{ d: box(-13, -13, 26, 26, 1.5), fill }, { d: 'M0 -13V13', stroke: rgb('#f8e6b4'), width: 3.4 }, { d: 'M0 -13q-8 -8 -9 -1q3 3 9 1q8 -8 9 -1q-3 3 -9 1', stroke: rgb('#f8e6b4'), width: 2.2 }];
const grains: Lump = (fill) => [{ d: smooth([[-20, 8], [-12, -6], [0, -12], [12, -6], [20, 8]]), fill }, ...[-10, -4, 3, 9].map((x): Part => ({ d: `M${x} ${-2 - (x % 3)}l2.4 1.4`, stroke: shade(fill, -0.24), width: 1.2 }))];
const posy: Lump = (fill) => [...[0, 72, 144, 216, 288].map((turn): Part => ({ d: ellipse(Math.cos(turn / 57.3) * 7, Math.sin(turn / 57.3) * 7, 6), fill })), { d: ellipse(0, 0, 4.4), fill: rgb('#f6c84a') }];

/** What can be heaped, how each looks, its colors, and how large it is. */
interface Kind { lump: Lump; colours: readonly string[]; size?: number }
const KINDS: Readonly<Record<Load, Kind>> = {
  apple: { lump: round, colours: ['#d8343a', '#c02a32'] }, flower: { lump: posy, colours: ['#f0789c', '#f6f0e6', '#e8a24a'] }, mushroom: { lump: round, colours: ['#d8523f', '#e9d8bc'] },
  bread: { lump: laid, colours: ['#d8944a', '#c9823c'] }, fruit: { lump: round, colours: ['#e8903c', '#7ab04a'] }, banana: { lump: laid, colours: ['#f4cf3c', '#e0ae2c'] },
  pumpkin: { lump: round, colours: ['#e8842c', '#d8742a'] }, egg: { lump: laid, colours: ['#f2e0c4', '#e6c8a4'] }, easterEgg: { lump: laid, colours: ['#e8607a', '#4fa8d8', '#f2bf3c', '#7ab85a', '#a878c8'] },
  carrot: { lump: laid, colours: ['#ee8a34', '#e07a26'] }, acorn: { lump: laid, colours: ['#a8743c', '#8f5f30'], size: 0.7 }, nut: { lump: round, colours: ['#b07a44', '#96643a'], size: 0.7 },
  letter: { lump: sheet, colours: ['#f6ecd6', '#e9dcc0', '#fbf6ea'] }, coins: { lump: coin, colours: ['#f7cc46', '#e8b634', '#fbdc6c'] }, book: { lump: volume, colours: ['#b8443c', '#3f6a8a', '#d09a3c', '#4f7f56'] },
  fish: { lump: laid, colours: ['#7f9fb4', '#8fb0a4', '#a4b8c4'] },
  gift: { lump: parcel, colours: ['#d2453f', '#3f8a5a', '#4a78c0'] }, grain: { lump: grains, colours: ['#faf6ea', '#f2ecdc'] }, ball: { lump: round, colours: ['#e8584a', '#4fa8d8', '#f2bf3c'] }, yarn: { lump: round, colours: ['#e08aa8', '#6aa8c8', '#e8c05a'] },
};

const isKind = (figure: FigureName): figure is Load => figure in KINDS;

/** Where the things of a heap are, in shares of half its width, those behind first, and how they lean. */
const SPOTS = [[-0.42, -0.74, -20], [0.42, -0.74, 24], [0, -0.92, 4], [-0.82, -0.28, -34], [0.84, -0.28, 30], [-0.3, -0.36, 12], [0.34, -0.34, -14], [0, -0.12, 8]] as const;
/** Of small things, which are more. */
const MANY = [...SPOTS, [-0.2, -1, -30], [0.2, -0.98, 40], [-0.6, -0.5, 20], [0.6, -0.5, -24], [-0.92, 0, 10], [0.92, 0, -8], [-0.48, 0.02, 30], [0.46, 0.02, -30], [0, -0.56, 0]] as const;

/** A heap of things of a kind. @param y its foot @param half of its width @param wished color of the things */
export function heapOf(figure: FigureName, { y, half, wished }: { y: number; half: number; wished?: Rgb | undefined }): Part[] {
  const { lump, colours, size = 1 } = KINDS[isKind(figure) ? figure : 'fruit'] as Kind;
  const small = lump === coin || size < 1;
  const spots = [...(small ? MANY : SPOTS)].sort(([, one], [, other]) => one - other);
  return spots.flatMap(([across, up, lean], nth) => {
    const fill = wished ?? rgb(colours[nth % colours.length] ?? '#e8903c');
    const spot = { x: across * half, y: y + up * half * (small ? 0.6 : 0.78), scale: (half / 38) * size, turn: lean / 57.3 };
    return placed({ parts: lump(fill, nth), half: 0, tall: 0 }, spot).parts;
  });
}
