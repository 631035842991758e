// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What stands in studios of sound and dance, in karaoke rooms, factories and kindergartens. */
import { box, ellipse, limb, poly } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';

const [steel, dark, white, wood, yellow] = [rgb('#b8bec6'), rgb('#2e2c32'), rgb('#f4f2ec'), rgb('#9a6a44'), rgb('#e8b43a')];

/** A wall of mirrors with the bar of dancers before it. */
export function danceMirror(): Figure {
  return { half: 122, tall: 96, parts: [{ d: box(-122, -96, 244, 96, 1), fill: shade(wood, -0.1) }, ...[-118, -38, 42].flatMap((x): Part[] => [{ d: box(x, -92, 76, 88), fill: rgb('#c8dee8') }, { d: poly([[x + 14, -6], [x + 44, -90], [x + 56, -90], [x + 26, -6]]), fill: white, alpha: 0.45 }]), { d: box(-120, -45, 240, 4, 2), fill: wood }, ...[-100, -40, 40, 100].map((x): Part => ({ d: box(x - 1.4, -44, 3, 44), fill: dark }))] };
}

/** A mixing desk between two loudspeakers. */
export function mixingDesk(): Figure {
  const faders = Array.from({ length: 14 }, (_, i): Part[] => [{ d: `M${-52 + i * 8} -52V-36`, stroke: dark, width: 1.4 }, { d: box(-54.4 + i * 8, -50 + ((i * 5) % 11), 5, 3.4, 1), fill: i % 4 ? white : rgb('#e8584a') }]).flat();
  const speaker = (x: number): Part[] => [{ d: box(x - 14, -100, 28, 44, 2), fill: dark }, { d: ellipse(x, -70, 10), fill: rgb('#4a4a52') }, { d: ellipse(x, -70, 4), fill: steel }, { d: ellipse(x, -89, 5), fill: rgb('#4a4a52') }];
  return { half: 86, tall: 102, parts: [...speaker(-70), ...speaker(70), { d: box(-34, -96, 68, 36, 2), fill: dark }, { d: box(-31, -93, 62, 30, 1), fill: rgb('#2f5a68'), shines: true, keeps: true }, { d: 'M-28 -78L-22 -78L-19 -86L-15 -70L-11 -83L-7 -73L-2 -78L4 -90L9 -66L14 -80L19 -76L28 -78', stroke: rgb('#7fe0b0'), width: 1.8 }, { d: box(-84, -56, 168, 6, 1), fill: shade(wood, 0.1) }, { d: poly([[-60, -54], [60, -54], [66, -32], [-66, -32]]), fill: rgb('#5a5e68') }, ...faders, { d: box(-78, -32, 156, 32), fill: shade(wood, -0.2) }] };
}

/** Foam on the wall of a studio. */
export const foamPanel = (): Figure => ({ half: 34, tall: 66, parts: [{ d: box(-34, -66, 68, 66, 1), fill: rgb('#3a3a44') }, ...Array.from({ length: 16 }, (_, i): Part => ({ d: poly([[-32 + (i % 4) * 16, -2 - Math.floor(i / 4) * 16], [-24 + (i % 4) * 16, -16 - Math.floor(i / 4) * 16], [-16 + (i % 4) * 16, -2 - Math.floor(i / 4) * 16]]), fill: rgb(i % 2 ? '#55555f' : '#4a4a54') }))] });

/** A microphone on its stand. */
export const micStand = (): Figure => ({ half: 20, tall: 108, parts: [{ d: 'M0 -92V-4', stroke: dark, width: 3 }, { d: box(-16, -4, 32, 4, 2), fill: dark }, { d: limb([[0, -92], [12, -98]], 4, 4), fill: dark }, { d: ellipse(15, -100, 7, 8), fill: steel }, { d: ellipse(-2, -98, 13), stroke: dark, width: 1.6 }] });

/** A screen with the words of a song. */
export const songScreen = (): Figure => ({ half: 66, tall: 76, letters: true, parts: [{ d: box(-66, -76, 132, 76, 3), fill: dark }, { d: box(-61, -71, 122, 66), fill: rgb('#5a3a8a'), shines: true, keeps: true }, { d: ellipse(34, -50, 12), fill: rgb('#e86ab0'), shines: true, keeps: true }, { d: ellipse(-30, -54, 8), fill: rgb('#4ac0d8'), shines: true, keeps: true }, { d: box(-44, -30, 88, 5, 2), fill: white, shines: true, keeps: true }, { d: box(-44, -30, 48, 5, 2), fill: yellow, shines: true, keeps: true }, { d: box(-32, -18, 64, 5, 2), fill: white, shines: true, keeps: true }] });

/** A ball of mirrors; its cord reaches to the top of the figure. */
export const mirrorBall = (): Figure => ({ half: 18, tall: 66, parts: [{ d: 'M0 -66V-32', stroke: dark, width: 1.8 }, { d: ellipse(0, -17, 17), fill: steel }, ...Array.from({ length: 12 }, (_, i): Part => ({ d: box(-11 + (i % 4) * 6, -27 + Math.floor(i / 4) * 8, 4.4, 6, 0.6), fill: rgb(['#f6e27a', '#e86ab0', '#7ad0e8', '#ffffff'][(i * 3) % 4] ?? '#ffffff'), shines: true }))] });

/** A machine with its wheels over a belt of boxes. */
export function machine(): Figure {
  const wheel = (x: number, y: number, r: number): Part[] => [{ d: ellipse(x, y, r), fill: shade(steel, -0.2), spin: [x, y] }, { d: `M${x - r - 3} ${y}H${x + r + 3}M${x} ${y - r - 3}V${y + r + 3}M${x - r * 0.8} ${y - r * 0.8}L${x + r * 0.8} ${y + r * 0.8}M${x - r * 0.8} ${y + r * 0.8}L${x + r * 0.8} ${y - r * 0.8}`, stroke: shade(steel, -0.35), width: 4, spin: [x, y] }, { d: ellipse(x, y, r * 0.4), fill: dark }];
  return { half: 112, tall: 112, parts: [
    { d: box(-64, -104, 98, 62, 3), fill: rgb('#4f7a72') }, { d: box(-58, -98, 30, 20, 2), fill: dark }, { d: 'M-54 -84L-46 -92L-40 -86L-33 -94', stroke: rgb('#7fe0b0'), width: 2 }, ...['#e8584a', '#e8b43a', '#5ac07a'].map((color, i): Part => ({ d: ellipse(-52 + i * 9, -70, 3), fill: rgb(color), shines: true })), ...wheel(-4, -76, 15), ...wheel(20, -58, 9), { d: box(-16, -44, 8, 14), fill: steel }, { d: box(36, -112, 14, 70, 2), fill: shade(steel, -0.25) },
    { d: box(-110, -30, 220, 9, 4), fill: dark }, ...[-92, -46, 46, 92].flatMap((x): Part[] => [{ d: box(x - 3, -22, 6, 22), fill: shade(steel, -0.3) }, { d: ellipse(x, -25, 3), fill: steel }]), ...[-88, 66, 92].flatMap((x): Part[] => [{ d: box(x - 10, -48, 20, 18, 1), fill: rgb('#c8985a') }, { d: box(x - 2, -48, 4, 18), fill: rgb('#e0c08a') }]),
  ] };
}

/** Shelves with toys and blocks. */
export function toyShelf(random: Random): Figure {
  const hues = ['#e8584a', '#f0b43a', '#5ab07a', '#4a8ad0', '#b070c0'].map(rgb);
  const parts: Part[] = [{ d: box(-64, -64, 128, 64, 2), fill: shade(wood, 0.3) }];
  for (const row of [0, 1]) for (const i of [0, 1, 2]) {
    const [x, y] = [-60 + i * 41, -60 + row * 30];
    const [one, two] = [random.pick(hues), random.pick(hues)];
    parts.push({ d: box(x, y, 38, 27, 1), fill: shade(wood, -0.1) });
    if ((row + i) % 3 === 0) parts.push({ d: ellipse(x + 19, y + 16, 10), fill: one }, { d: ellipse(x + 19, y + 16, 4), fill: white });
    else if ((row + i) % 3 === 1) parts.push({ d: box(x + 5, y + 14, 12, 12, 1), fill: one }, { d: box(x + 20, y + 14, 12, 12, 1), fill: two }, { d: poly([[x + 6, y + 14], [x + 16, y + 14], [x + 11, y + 5]]), fill: two });
    else parts.push({ d: ellipse(x + 19, y + 19, 8, 7), fill: rgb('#a8744a') }, { d: ellipse(x + 19, y + 9, 6), fill: rgb('#a8744a') }, { d: ellipse(x + 14, y + 5, 2.4), fill: rgb('#a8744a') }, { d: ellipse(x + 24, y + 5, 2.4), fill: rgb('#a8744a') });
  }
  return { parts, half: 66, tall: 66 };
}

/** Drawings of children on a wall. */
export const childrensArt = (): Figure => ({ half: 60, tall: 40, parts: [{ d: 'M-60 -38Q0 -30 60 -38', stroke: dark, width: 1.4 }, ...[-42, 0, 42].map((x): Part => ({ d: box(x - 15, -34, 30, 34, 1), fill: white })), { d: ellipse(-42, -20, 7), fill: yellow }, { d: 'M-42 -32V-29M-42 -11V-8M-54 -20H-51M-33 -20H-30', stroke: yellow, width: 2 }, { d: box(-8, -20, 16, 13), fill: rgb('#e8584a') }, { d: poly([[-11, -20], [11, -20], [0, -30]]), fill: rgb('#4a8ad0') }, { d: box(40, -16, 4, 12), fill: wood }, { d: ellipse(42, -21, 9), fill: rgb('#5ab07a') }] });

/** A low round table with chairs for small children. */
export const smallTable = (): Figure => ({ half: 58, tall: 34, parts: [{ d: box(-52, -34, 18, 22, 4), fill: rgb('#5ab07a') }, { d: box(-50, -14, 16, 14), fill: rgb('#4a9a68') }, { d: box(34, -34, 18, 22, 4), fill: rgb('#e8584a') }, { d: box(34, -14, 16, 14), fill: rgb('#d0483a') }, { d: box(-4, -24, 8, 24), fill: shade(wood, 0.1) }, { d: ellipse(0, -25, 36, 5), fill: yellow }, { d: box(-14, -34, 8, 8, 1), fill: rgb('#4a8ad0') }, { d: box(-5, -34, 8, 8, 1), fill: rgb('#e8584a') }] });
