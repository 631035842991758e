// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Lamps that are no floor lamp: one that is carried by its handle, one on a desk, and one on a post in a street. */
import { box, ellipse, poly } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';

const [iron, brass, glass, bulb] = [rgb('#3c4150'), rgb('#c79a48'), rgb('#ffe6a4'), rgb('#fff4cc')];

/** A lantern of metal and glass, whose flame is lit, under its handle. @param wished color of the metal */
export function handLantern(wished?: Rgb): Figure {
  const metal = wished ?? iron;
  const line = shade(metal, -0.35);
  return { half: 24, tall: 92, parts: [
    { d: 'M-19 -46C-25 -78 -12 -90 0 -90C12 -90 25 -78 19 -46', stroke: line, width: 2.6 },
    { d: poly([[-18, -12], [18, -12], [15, -54], [-15, -54]]), fill: glass, shines: true, keeps: true },
    { d: 'M0 -42C8 -31 8 -21 0 -14C-8 -21 -8 -31 0 -42Z', fill: rgb('#ff9d2e'), shines: true, burns: [0, -14] }, { d: 'M0 -32C4 -26 4 -20 0 -16C-4 -20 -4 -26 0 -32Z', fill: rgb('#fff3b8'), shines: true, burns: [0, -14] },
    { d: 'M-16 -12L-13 -54M16 -12L13 -54M-17 -33H17', stroke: metal, width: 2.4 }, { d: 'M-10 -18L-8 -48', stroke: rgb('#ffffff'), width: 1.8, alpha: 0.7 },
    { d: box(-21, -9, 42, 9, 2), fill: metal, stroke: line, width: 0.8 }, { d: box(-18, -14, 36, 6, 1.5), fill: brass }, { d: poly([[-19, -53], [19, -53], [9, -66], [-9, -66]]), fill: metal, stroke: line, width: 0.8 }, { d: box(-6, -72, 12, 7, 2), fill: brass }, { d: 'M-11 -57H11', stroke: shade(metal, 0.35), width: 1.4 },
  ] };
}

/** A lamp on a desk: a shade at the end of a bent neck. @param wished color of the shade */
const deskLampParts = (wished?: Rgb): Part[] => {
  const shell = wished ?? rgb('#2f7f72');
  const dark = shade(shell, -0.35);
  return [
    { d: poly([[-2, -60], [40, -52], [44, -4], [-16, -4]]), fill: rgb('#ffeab0'), alpha: 0.34, loose: true },
    { d: ellipse(-22, -4, 24, 5), fill: dark }, { d: ellipse(-22, -6.5, 21, 4), fill: shell }, { d: 'M-24 -8C-40 -46 -34 -86 0 -84', stroke: rgb('#b9a06a'), width: 4.6 }, { d: ellipse(-24, -9, 5, 2.6), fill: brass },
    { d: ellipse(20, -56, 11, 5.6, 12), fill: bulb, shines: true }, { d: poly([[-5, -62], [46, -52], [24, -88], [4, -91]]), fill: shell, stroke: dark, width: 1 }, { d: 'M-5 -62L46 -52', stroke: rgb('#ffe9a8'), width: 2.6 }, { d: 'M6 -85L1 -68', stroke: shade(shell, 0.4), width: 2.4, alpha: 0.8 }, { d: ellipse(13, -91, 6, 3.4, 8), fill: brass },
  ];
};

/** The lamp, on a small cabinet where there is no table for it. */
export function deskLamp(wished: Rgb | undefined, alone: boolean): Figure {
  const parts = deskLampParts(wished);
  if (!alone) return { half: 50, tall: 94, parts };
  const wood = rgb('#8a5f40');
  const foot: Part[] = [
    { d: box(-34, -4, 7, 4), fill: shade(wood, -0.4) }, { d: box(27, -4, 7, 4), fill: shade(wood, -0.4) }, { d: box(-36, -70, 72, 66, 2), fill: wood }, { d: box(-40, -76, 80, 7, 2), fill: shade(wood, 0.2) },
    ...[-64, -36].flatMap((y): Part[] => [{ d: box(-30, y, 60, 25, 1.5), fill: shade(wood, 0.1), stroke: shade(wood, -0.35), width: 1.2 }, { d: ellipse(0, y + 12, 3), fill: brass }]),
  ];
  return { half: 50, tall: 130, parts: [...foot, ...parts.map((part) => ({ ...part, at: { x: 0, y: -76, scale: 0.57 } }))] };
}

/** A lamp on its post. @param wished color of the post */
export function streetLamp(wished?: Rgb): Figure {
  const post = wished ?? rgb('#2f3a40');
  const line = shade(post, -0.35);
  return { half: 26, tall: 220, parts: [
    { d: box(-15, -8, 30, 8, 2), fill: line }, { d: poly([[-11, -8], [11, -8], [6, -34], [-6, -34]]), fill: post }, { d: box(-3.4, -164, 6.8, 132), fill: post }, { d: box(-6.5, -62, 13, 5, 2), fill: line }, { d: box(-6.5, -146, 13, 5, 2), fill: line }, { d: 'M-17 -140H17', stroke: post, width: 3.4 }, { d: ellipse(-17, -140, 2.8), fill: line }, { d: ellipse(17, -140, 2.8), fill: line },
    { d: poly([[-9, -164], [9, -164], [18, -200], [-18, -200]]), fill: bulb, shines: true, keeps: true }, { d: ellipse(0, -181, 6, 9), fill: rgb('#fffbe8'), shines: true }, { d: 'M-9 -164L-18 -200M9 -164L18 -200M0 -164V-200', stroke: line, width: 2 }, { d: box(-11, -167, 22, 5, 1.5), fill: post }, { d: poly([[-22, -199], [22, -199], [8, -212], [-8, -212]]), fill: post, stroke: line, width: 0.8 }, { d: ellipse(0, -215, 3.6, 4), fill: line }, { d: 'M-1.2 -60V-36', stroke: shade(post, 0.4), width: 1.4, alpha: 0.7 },
  ] };
}
