// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What stands in studios of television, control rooms, operating rooms and arcades. */
import { box, ellipse, limb, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { rgb, shade } from '../light/colour.ts';

const [steel, dark, white, blue, green] = [rgb('#aab2bc'), rgb('#262830'), rgb('#f2f4f6'), rgb('#2f6ab0'), rgb('#7fe0b0')];

/** A camera on its stand, as in a studio. */
export const studioCamera = (): Figure => ({ half: 42, tall: 104, parts: [{ d: 'M0 -60L-26 -4M0 -60L26 -4M0 -60V-8', stroke: dark, width: 4 }, { d: ellipse(-27, -4, 4), fill: dark }, { d: ellipse(27, -4, 4), fill: dark }, { d: box(-22, -96, 44, 30, 3), fill: dark }, { d: box(22, -91, 14, 20, 2), fill: rgb('#3a3e4a') }, { d: ellipse(36, -81, 4, 10), fill: rgb('#5a8ab0') }, { d: box(-34, -102, 16, 18, 2), fill: rgb('#3a3e4a') }, { d: ellipse(10, -100, 3), fill: rgb('#f04438'), shines: true }, { d: 'M-22 -74L-40 -62', stroke: dark, width: 3 }] });

/** The desk of a newsreader before a wall of screens. */
export const newsDesk = (): Figure => ({ half: 100, tall: 104, parts: [{ d: box(-96, -104, 192, 66, 2), fill: rgb('#1c3a6a') }, { d: 'M-96 -84H96M-48 -104V-38M48 -104V-38', stroke: rgb('#2f5a9a'), width: 1.6 }, { d: ellipse(0, -72, 30), fill: rgb('#3f86c8'), shines: true, keeps: true }, { d: 'M-28 -80Q-10 -70 -6 -58Q0 -48 -8 -44M6 -100Q16 -88 28 -86M4 -60Q18 -66 24 -56', stroke: rgb('#bfe6d0'), width: 4 }, { d: 'M-100 -32Q0 -42 100 -32V-26Q0 -36 -100 -26Z', fill: white }, { d: 'M-92 -28Q0 -37 92 -28L80 0H-80Z', fill: blue }, { d: box(-30, -22, 60, 14, 2), fill: white, alpha: 0.9 }, { d: 'M-44 -34l-3 -12', stroke: dark, width: 2 }, { d: ellipse(-47, -47, 2.6), fill: dark }] });

/** A wall of screens over desks with consoles. */
export function controlWall(): Figure {
  const screen = (x: number, y: number, w: number, h: number, line: string): Part[] => [{ d: box(x, y, w, h, 2), fill: dark }, { d: box(x + 3, y + 3, w - 6, h - 6), fill: rgb('#12385a'), shines: true, keeps: true }, { d: line, stroke: green, width: 1.8 }];
  const desks = [-88, -30, 28].flatMap((x): Part[] => [{ d: poly([[x, -34], [x + 54, -34], [x + 60, -20], [x - 4, -20]]), fill: rgb('#55606e') }, ...[8, 18, 28, 38].map((dx, i): Part => ({ d: box(x + dx, -31, 6, 4, 1), fill: rgb(['#f04438', '#f0c040', '#5ac07a', '#7ab8e8'][i] ?? '#ffffff'), shines: true })), { d: box(x, -20, 56, 20), fill: rgb('#3f4854') }]);
  return { half: 110, tall: 122, parts: [...screen(-44, -122, 88, 58, 'M-38 -92Q-20 -116 0 -92Q20 -68 38 -92'), ...screen(-108, -114, 58, 40, 'M-102 -84L-90 -92L-82 -86L-72 -102L-62 -90L-56 -94'), ...screen(50, -114, 58, 40, 'M56 -94H64L68 -106L74 -82L78 -94H102'), { d: ellipse(-18, -100, 2.6), fill: rgb('#f6e27a'), shines: true }, ...desks] };
}

/** A row of cabinets full of small lights. */
export const serverRacks = (): Figure => ({ half: 70, tall: 110, parts: [-68, -22, 24].flatMap((x): Part[] => [{ d: box(x, -110, 44, 110, 2), fill: dark }, { d: [-100, -88, -76, -64, -52, -40, -28, -16].map((y) => `M${x + 4} ${y}h36`).join(''), stroke: rgb('#454a58'), width: 5 }, ...[-100, -88, -76, -64, -52, -40, -28, -16].map((y, i): Part => ({ d: ellipse(x + 8 + ((i * 7) % 22), y, 1.6), fill: rgb(i % 3 ? '#5ae08a' : '#4aa8f0'), shines: true }))]) });

/** The table of an operating room. */
export const operatingTable = (): Figure => ({ half: 76, tall: 44, parts: [{ d: box(-8, -30, 16, 26, 2), fill: steel }, { d: box(-24, -5, 48, 5, 2), fill: shade(steel, -0.25) }, { d: box(-72, -38, 144, 9, 4), fill: rgb('#5fb0a8') }, { d: smooth([[-72, -36], [-66, -44], [-46, -44], [-42, -36]], true, 0.4), fill: white }, { d: 'M-30 -30V-18H40V-30', stroke: rgb('#3f8a84'), width: 3 }] });

/** The lamp over it; its arm reaches to the top of the figure. */
export const operatingLamp = (): Figure => ({ half: 44, tall: 60, parts: [{ d: limb([[20, -60], [20, -44], [0, -32]], 4, 4), fill: steel }, { d: 'M-40 -14Q-34 -34 0 -34Q34 -34 40 -14Z', fill: white }, { d: ellipse(0, -14, 40, 6), fill: shade(steel, -0.1) }, ...[-26, -9, 9, 26].map((x): Part => ({ d: ellipse(x, -13, 6, 2.6), fill: rgb('#fffbe0'), shines: true }))] });

/** A monitor with a pulse, on a stand with a drip. */
export const patientMonitor = (): Figure => ({ half: 34, tall: 100, parts: [{ d: 'M-6 -54V-4M-20 -3H10', stroke: steel, width: 3.4 }, { d: box(-32, -92, 52, 40, 3), fill: dark }, { d: box(-28, -88, 44, 32), fill: rgb('#123040'), shines: true, keeps: true }, { d: 'M-26 -72H-16L-12 -84L-6 -62L-2 -72H14', stroke: green, width: 2 }, { d: 'M28 -100V-4M20 -3H36M22 -100H34', stroke: steel, width: 2.4 }, { d: box(20, -96, 10, 20, 3), fill: rgb('#d8ecf6') }] });

/** Cabinets of games with their screens. */
export const arcadeCabinets = (): Figure => ({ half: 92, tall: 96, letters: true, parts: ['#7a3ab0', '#c8362e', '#2f6ab0', '#2f8a5a'].flatMap((hex, i): Part[] => { const [x, fill] = [-90 + i * 46, rgb(hex)]; return [{ d: poly([[x, 0], [x, -92], [x + 40, -92], [x + 40, 0]]), fill }, { d: box(x + 3, -90, 34, 13, 2), fill: rgb('#ffe27a'), shines: true, keeps: true }, { d: box(x + 4, -72, 32, 26, 2), fill: rgb('#101828') }, { d: box(x + 8 + i * 4, -66, 6, 6, 1), fill: rgb('#7ff0a0'), shines: true }, { d: box(x + 20, -56, 5, 5, 1), fill: rgb('#f06ab0'), shines: true }, { d: poly([[x - 2, -36], [x + 42, -36], [x + 38, -44], [x + 2, -44]]), fill: dark }, { d: `M${x + 11} -42V-50`, stroke: steel, width: 2 }, { d: ellipse(x + 11, -51, 3), fill: rgb('#f04438') }, { d: ellipse(x + 26, -41, 2.4), fill: rgb('#f0c040') }, { d: box(x + 13, -22, 14, 12, 1), fill: dark }]; }) });
