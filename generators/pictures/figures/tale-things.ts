// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Things that are somebody in tales and stand in no other picture: a paper boat, a drop of water, a tree that talks. */
import { box, ellipse, limb, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

/** Round, with a spout to the right and a handle to the left. */
export function teapot(random: Random, wished?: Rgb): Figure {
  const glaze = wished ?? rgb(random.pick(['#5f8ab8', '#c8604a', '#e8dcc4', '#6a9a7a']));
  return { half: 66, tall: 88, parts: [
    { d: smooth([[-40, -56], [-62, -58], [-64, -30], [-40, -22]], false), stroke: shade(glaze, -0.2), width: 8 },
    { d: smooth([[34, -26], [50, -34], [56, -58], [66, -66], [60, -70], [46, -62], [40, -50], [32, -46]]), fill: shade(glaze, -0.1) },
    { d: smooth([[-30, 0], [-46, -22], [-44, -48], [-26, -66], [26, -66], [44, -48], [46, -22], [30, 0]], true, 0.6), fill: glaze },
    { d: smooth([[-26, -64], [-20, -74], [20, -74], [26, -64]], true, 0.5), fill: shade(glaze, 0.12) }, { d: ellipse(0, -80, 7, 7), fill: shade(glaze, -0.16) },
    { d: smooth([[-36, -44], [-30, -56], [-24, -58], [-32, -38]]), fill: rgb('#ffffff'), alpha: 0.35, loose: true }, { d: box(-28, -4, 56, 4, 2), fill: shade(glaze, -0.25) },
  ] };
}

/** Folded from one sheet. */
export function paperBoat(random: Random, wished?: Rgb): Figure {
  const paper = wished ?? rgb(random.pick(['#f6f2e6', '#f2e6c8', '#e4eef6']));
  return { half: 72, tall: 78, parts: [
    { d: poly([[0, -78], [30, -30], [-30, -30]]), fill: shade(paper, 0.1) }, { d: poly([[0, -78], [30, -30], [4, -30]]), fill: shade(paper, -0.12) },
    { d: poly([[-72, -40], [-22, -26], [0, -30], [22, -26], [72, -40], [44, 0], [-44, 0]]), fill: paper },
    { d: poly([[0, -30], [22, -26], [72, -40], [44, 0], [6, 0]]), fill: shade(paper, -0.08) }, { d: 'M-72 -40L-44 0M72 -40L44 0M0 -30L-8 0', stroke: shade(paper, -0.28), width: 1.2 },
  ] };
}

/** With its tip above. */
export function waterDrop(_random: Random, wished?: Rgb): Figure {
  const water = wished ?? rgb('#6ab8ea');
  return { half: 38, tall: 100, parts: [
    { d: smooth([[0, -100], [0, -100], [14, -68], [34, -42], [34, -18], [18, -2], [-18, -2], [-34, -18], [-34, -42], [-14, -68]], true, 0.5), fill: water },
    { d: smooth([[-8, -72], [-24, -46], [-27, -26], [-19, -34], [-16, -52]]), fill: rgb('#ffffff'), alpha: 0.5, loose: true }, { d: ellipse(16, -12, 10, 4, -24), fill: rgb('#ffffff'), alpha: 0.3, loose: true },
  ] };
}

/** A flat disc on wheels, seen a little from above, its bumper towards us. */
export function robotVacuum(random: Random, wished?: Rgb): Figure {
  const shell = wished ?? rgb(random.pick(['#e8eaee', '#3a3f4a', '#c8d4dc']));
  return { half: 66, tall: 50, parts: [
    { d: ellipse(0, -6, 54, 6), fill: rgb('#1e2026'), alpha: 0.5, loose: true }, { d: box(-40, -10, 12, 10, 3), fill: rgb('#2a2c32') }, { d: box(28, -10, 12, 10, 3), fill: rgb('#2a2c32') },
    { d: smooth([[-64, -32], [-60, -12], [-30, -4], [30, -4], [60, -12], [64, -32]], true, 0.5), fill: shade(shell, -0.22) }, { d: ellipse(0, -34, 64, 16), fill: shell }, { d: ellipse(0, -36, 48, 11), fill: shade(shell, 0.1) },
    { d: ellipse(0, -40, 13, 4), fill: shade(shell, -0.3) }, { d: ellipse(0, -42, 11, 3.4), fill: rgb('#5ad0a0'), shines: true, keeps: true },
  ] };
}

/** Upright on its tip's other end. */
export function pencil(random: Random, wished?: Rgb): Figure {
  const lacquer = wished ?? rgb(random.pick(['#f0b83a', '#4a8ad0', '#d84a4a', '#5aa860']));
  return { half: 18, tall: 130, parts: [
    { d: poly([[-16, -98], [16, -98], [5, -122], [-5, -122]]), fill: rgb('#ecd0a4') }, { d: poly([[-5, -122], [5, -122], [0, -130]]), fill: wished ?? rgb('#3a3436') },
    { d: box(-16, -98, 32, 84, 1), fill: lacquer }, { d: box(-16, -98, 10, 84, 1), fill: shade(lacquer, 0.16) }, { d: box(7, -98, 9, 84, 1), fill: shade(lacquer, -0.18) }, { d: box(-16.5, -18, 33, 8, 1), fill: rgb('#b8bcc4') }, { d: box(-15, -12, 30, 12, 4), fill: rgb('#ee8a92') },
  ] };
}

export function puffyCloud(_random: Random, wished?: Rgb): Figure {
  const fluff = wished ?? rgb('#f8fbff');
  return { half: 78, tall: 78, parts: [
    ...([[-48, -24, 28], [48, -24, 27], [-22, -44, 32], [26, -42, 30], [2, -50, 28]] as const).map(([x, y, r]): Part => ({ d: ellipse(x, y, r, r * 0.9), fill: shade(fluff, -0.06), loose: true })),
    { d: smooth([[-70, -14], [-72, -34], [-54, -48], [-44, -66], [-20, -72], [0, -78], [22, -72], [44, -66], [54, -46], [72, -36], [70, -14], [40, -2], [0, 0], [-40, -2]], true, 0.6), fill: fluff },
    { d: smooth([[-66, -14], [-30, -10], [0, -8], [34, -10], [66, -16], [40, -3], [0, -1], [-40, -3]]), fill: rgb('#b8c8da'), alpha: 0.5, loose: true },
  ] };
}

/** An autumn leaf on its stem. */
export function fallenLeaf(random: Random, wished?: Rgb): Figure {
  const leaf = wished ?? rgb(random.pick(['#e08a3a', '#d4603a', '#e8b040', '#7aa84a']));
  return { half: 46, tall: 108, parts: [
    { d: limb([[0, -22], [-4, -10], [-12, 0]], 5, 4), fill: shade(leaf, -0.35) },
    { d: smooth([[0, -108], [0, -108], [26, -84], [44, -56], [34, -28], [0, -18], [-34, -28], [-44, -56], [-26, -84]], true, 0.5), fill: leaf },
    { d: 'M0 -104V-20M0 -84L18 -94M0 -84L-18 -94M0 -34L28 -48M0 -34L-28 -48', stroke: shade(leaf, -0.22), width: 1.8 },
  ] };
}

/** A crown of leaves on a broad trunk, where a face has room. */
export function talkingTree(random: Random, wished?: Rgb): Figure {
  const crown = wished ?? rgb(random.pick(['#5a9a4a', '#4a8a4e', '#6aa850']));
  const bark = rgb('#8a6244');
  return { half: 84, tall: 210, parts: [
    { d: smooth([[-50, 0], [-30, -14], [-28, -60], [-36, -112], [36, -112], [28, -60], [30, -14], [50, 0]], true, 0.4), fill: bark },
    { d: limb([[-26, -92], [-52, -108], [-62, -132]], 13, 6), fill: shade(bark, -0.08) }, { d: limb([[26, -92], [54, -106], [64, -130]], 13, 6), fill: shade(bark, -0.12) },
    ...([[-50, -138, 36, -0.14], [50, -138, 36, -0.18], [0, -130, 44, -0.2], [-34, -170, 38, -0.02], [36, -168, 38, -0.06], [0, -178, 34, 0.06], [-4, -150, 40, 0.02]] as const).map(([x, y, r, dim]): Part => ({ d: ellipse(x, y, r, r * 0.88), fill: shade(crown, dim) })),
    { d: 'M-22 -20Q-18 -50 -24 -84M22 -26Q18 -60 24 -90', stroke: shade(bark, -0.25), width: 2 },
  ] };
}

/** Of straw in old clothes, its arms spread. */
export function scarecrow(random: Random, wished?: Rgb): Figure {
  const coat = wished ?? rgb(random.pick(['#b0603c', '#5a6a8a', '#7a8a4a']));
  const straw = rgb('#e4c060');
  return { half: 66, tall: 150, parts: [
    { d: box(-3, -60, 6, 60, 1), fill: rgb('#7a5636') }, { d: limb([[-62, -88], [62, -88]], 6, 6), fill: rgb('#7a5636') },
    ...([-1, 1] as const).map((side): Part => ({ d: poly([[side * 52, -96], [side * 66, -104], [side * 64, -90], [side * 68, -80], [side * 52, -80]]), fill: straw })),
    { d: smooth([[-54, -98], [-20, -102], [20, -102], [54, -98], [54, -78], [26, -78], [28, -34], [-28, -34], [-26, -78], [-54, -78]], true, 0.3), fill: coat },
    { d: poly([[-26, -36], [-20, -22], [-12, -34], [-4, -20], [4, -34], [12, -22], [20, -34], [26, -36]]), fill: straw }, { d: box(-10, -60, 14, 14, 1), fill: shade(coat, 0.25) }, { d: poly([[-16, -102], [0, -94], [16, -102], [8, -92], [-8, -92]]), fill: rgb('#c8443c') },
    { d: ellipse(0, -118, 21, 20), fill: rgb('#ecd29a') }, { d: smooth([[-34, -130], [-20, -134], [-14, -150], [14, -150], [20, -134], [34, -130], [0, -126]], true, 0.4), fill: shade(straw, -0.24) },
  ] };
}

/** On its table with a treadle, its wheel to the right. */
export function sewingMachine(random: Random, wished?: Rgb): Figure {
  const body = wished ?? rgb(random.pick(['#2a2c34', '#34303a', '#2f4038']));
  const [wood, iron] = [rgb('#8a5e3a'), rgb('#3a3e46')];
  return { half: 66, tall: 126, parts: [
    { d: box(-50, -56, 6, 56, 1), fill: iron }, { d: box(44, -56, 6, 56, 1), fill: iron }, { d: 'M-46 -8L46 -40M-46 -40L46 -8', stroke: iron, width: 4 }, { d: box(-24, -8, 48, 5, 1), fill: shade(iron, -0.2) },
    { d: box(-62, -64, 124, 9, 2), fill: wood }, { d: box(-42, -70, 92, 7, 2), fill: shade(body, -0.1) },
    { d: smooth([[-38, -106], [-40, -84], [-30, -80], [-24, -96], [16, -96], [20, -68], [46, -68], [44, -110], [30, -118], [-26, -118]], true, 0.35), fill: body },
    { d: limb([[-33, -82], [-33, -68]], 3, 2), fill: rgb('#c8ccd2') }, { d: ellipse(54, -98, 10, 15), fill: shade(body, 0.2) }, { d: ellipse(54, -98, 5, 8), fill: shade(body, -0.2) }, { d: box(2, -126, 9, 10, 2), fill: rgb('#c8443c') },
  ] };
}
