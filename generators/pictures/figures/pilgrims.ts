// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Animals of the Journey to the West who stand like people: the Monkey King with his staff, and Pigsy with his rake. */
import { box, ellipse, limb, type Point, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { mix, type Rgb, rgb, shade } from '../light/colour.ts';
import { eyeAt } from './eyes.ts';

const [GOLD, RED] = [rgb('#efc23e'), rgb('#c8302c')];

/** Legs in trousers and boots, a foot turned out to either side. */
const legs = (trousers: Rgb, boot: Rgb): Part[] => [-1, 1].flatMap((side): Part[] => [
  { d: limb([[side * 6, -40], [side * 8, -24], [side * 8, -8]], 13, 9), fill: shade(trousers, side < 0 ? -0.16 : 0) }, { d: limb([[side * 8, -14], [side * 8, -5]], 9.6, 9), fill: boot },
  { d: smooth([[side * 3.4, -6], [side * 9, -7.4], [side * 15, -3.4], [side * 18, -0.6], [side * 3.4, 0]], true, 0.4), fill: shade(boot, -0.12) }, { d: `M${side * 4} -13H${side * 12.4}`, stroke: GOLD, width: 1.6 },
]);

/** The Monkey King, upright: a golden band, yellow armor, a red scarf, a tiger skin and the golden staff. */
export function monkeyKing(): Figure {
  const [coat, face, robe] = [rgb('#9a6236'), rgb('#f3cfa6'), rgb('#edb52e')];
  const hand: Point = [27, -46];
  const stripes = [-13, -6.6, 0, 6.6, 13].map((x): Part => ({ d: `M${x * 0.9} -43q${x * 0.1 + 1.6} 4 ${x * 0.1} 8`, stroke: rgb('#3a2418'), width: 2 }));
  const skull = { x: 0, y: -84, scale: 16 };
  return { half: 46, tall: 118, hand, head: { at: skull, eyes: [[-0.36, 0], [0.36, 0]], neck: { x: 0, y: -69, scale: 10 } }, parts: [
    { d: smooth([[-8, -40], [-26, -30], [-36, -14], [-30, -2], [-40, -10], [-38, -26], [-24, -42]], true, 0.4), fill: shade(coat, -0.2) }, ...legs(rgb('#b8352c'), rgb('#2f2a38')),
    { d: smooth([[-8, -66], [-24, -58], [-42, -60], [-36, -52], [-44, -46], [-24, -48], [-8, -58]]), fill: shade(RED, -0.14) },
    { d: limb([[-12, -62], [-22, -52], [-16, -42]], 9, 7), fill: shade(robe, -0.2) }, { d: ellipse(-14, -40, 4.6), fill: face },
    { d: smooth([[-12, -67], [0, -70], [12, -67], [13, -54], [11, -42], [-11, -42], [-13, -54]]), fill: robe, trunk: 'coat' }, ...[-58, -52].map((y): Part => ({ d: `M-9 ${y}q3 2.4 6 0q3 2.4 6 0q3 2.4 6 0`, stroke: shade(robe, -0.3), width: 1 })), { d: 'M0 -64V-46', stroke: shade(robe, -0.3), width: 1 },
    { d: smooth([[-12, -45], [12, -45], [18, -27], [10, -31], [5, -25], [-1, -31], [-7, -25], [-12, -31], [-18, -27]], true, 0.3), fill: rgb('#e39a34') }, ...stripes, { d: box(-12.4, -48, 24.8, 5, 2), fill: RED }, { d: ellipse(0, -45.6, 3.2), fill: GOLD },
    { d: smooth([[-11, -71], [0, -65], [11, -71], [12, -65], [0, -59.4], [-12, -65]]), fill: RED },
    // ears, fur, and a face like a heart
    ...[-1, 1].flatMap((side): Part[] => [{ d: ellipse(side * 17, -84, 5.4), fill: coat }, { d: ellipse(side * 17, -84, 3), fill: face }]), { d: smooth([[-17, -82], [-15, -96], [0, -102], [15, -96], [17, -82], [13, -71], [19, -68], [8, -67], [0, -65], [-8, -67], [-19, -68], [-13, -71]], true, 0.5), fill: coat },
    { d: smooth([[0, -88], [5, -94], [11, -92], [12.6, -84], [9, -74], [0, -68], [-9, -74], [-12.6, -84], [-11, -92], [-5, -94]]), fill: face }, ...[-5.6, 5.6].flatMap((x): Part[] => [{ d: ellipse(x, -84, 4, 3.6), fill: rgb('#fff6dc'), shut: '' }, ...eyeAt(x, -84, 2.5)]),
    { d: 'M-9.6 -88.6L-3 -86.8M9.6 -88.6L3 -86.8', stroke: shade(coat, -0.4), width: 1.7 }, { d: 'M-1.8 -78.6l1.2 1m2.6 -1l-1.2 1', stroke: shade(face, -0.5), width: 1.1 }, { d: 'M-5 -74Q0 -70.6 5 -74', stroke: shade(face, -0.6), width: 1.4 },
    // two pheasant feathers from the golden band
    ...[-1, 1].map((side): Part => ({ d: `M${side * 6} -98Q${side * 12} -118 ${side * 34} -114`, stroke: rgb('#b03a34'), width: 2.6 })), ...[-1, 1].map((side): Part => ({ d: `M${side * 26} -115.6Q${side * 30} -115 ${side * 35} -113`, stroke: rgb('#f0e0b0'), width: 2 })),
    { d: 'M-15.6 -93Q0 -86 15.6 -93', stroke: GOLD, width: 3.4 }, { d: poly([[-4, -90], [0, -97], [4, -90], [0, -87.6]]), fill: GOLD }, { d: ellipse(0, -91, 1.7), fill: RED },
    // the staff in his hand
    { d: 'M24 4L31 -104', stroke: rgb('#a8343a'), width: 4.6 }, { d: 'M24 4L25 -10M30.2 -90L31 -104', stroke: GOLD, width: 6.4 }, { d: limb([[12, -63], [24, -58], hand], 9, 7), fill: robe }, { d: limb([[24, -53], hand], 7.4, 7.4), fill: rgb('#a8343a') }, { d: ellipse(hand[0], hand[1], 5), fill: face }, { d: `M${hand[0] - 3} ${hand[1] - 1}h6m-6 2.4h6`, stroke: shade(face, -0.3), width: 0.8 },
  ] };
}

/** Pigsy: a pig's head with large ears on a stout man in a dark robe that is open over his belly, the rake with its teeth beside him. */
export function pigsy(): Figure {
  const [skin, robe] = [rgb('#eeb2a6'), rgb('#3a4258')];
  const dark = shade(skin, -0.24);
  const hand: Point = [32, -44];
  const teeth = Array.from({ length: 7 }, (_, i): Part => ({ d: `M${21 + i * 5} -104l-1 10`, stroke: rgb('#c8ccd4'), width: 2 }));
  return { half: 58, tall: 112, hand, head: { at: { x: 0, y: -80, scale: 19 }, eyes: [[-0.36, -0.2], [0.36, -0.2]], neck: { x: 0, y: -63, scale: 14 } }, parts: [
    ...legs(rgb('#4a5a4a'), rgb('#2f2a2c')), { d: limb([[-18, -56], [-31, -44], [-24, -32]], 13, 10), fill: shade(robe, -0.18) }, { d: ellipse(-22, -29, 5.4), fill: skin },
    { d: smooth([[-17, -64], [17, -64], [27, -46], [28, -30], [20, -18], [-20, -18], [-28, -30], [-27, -46]]), fill: robe, trunk: 'coat' }, { d: smooth([[-8, -64], [8, -64], [16, -46], [14, -31], [0, -25], [-14, -31], [-16, -46]]), fill: skin }, { d: 'M0 -34v2.6M-12 -50q4 3 9 1M12 -50q-4 3 -9 1', stroke: dark, width: 1.5 },
    { d: smooth([[-27, -31], [0, -24], [27, -31], [26, -24], [0, -17], [-26, -24]]), fill: rgb('#c88a34') }, ...[-22, -11, 0, 11, 22].map((x, i): Part => ({ d: ellipse(x * 0.8, -62 + (2 - Math.abs(i - 2)) * 3, 3.4), fill: rgb('#6a3a24') })),
    ...[-1, 1].map((side): Part => ({ d: smooth([[side * 10, -94], [side * 24, -100], [side * 36, -88], [side * 34, -70], [side * 26, -72], [side * 16, -82]]), fill: dark })), { d: smooth([[-19, -80], [-15, -96], [0, -101], [15, -96], [19, -80], [14, -66], [0, -62], [-14, -66]]), fill: skin },
    { d: smooth([[-14, -95], [0, -104], [14, -95], [0, -91]]), fill: rgb('#2c2a34') }, { d: 'M-15 -93Q0 -87 15 -93', stroke: GOLD, width: 2.8 }, ...[-7, 7].flatMap((x) => eyeAt(x, -84, 2.6)), { d: ellipse(0, -75, 10, 7.4), fill: mix(skin, rgb('#d87a72'), 0.4) }, ...[-3.6, 3.6].map((x): Part => ({ d: ellipse(x, -75, 1.7, 2.6), fill: shade(skin, -0.5) })), { d: 'M-7 -66Q0 -62 7 -66', stroke: shade(skin, -0.55), width: 1.5 },
    { d: 'M32 3L36 -106', stroke: rgb('#7a5230'), width: 4.4 }, { d: box(19, -109, 35, 6, 2), fill: rgb('#8a909c') }, ...teeth, { d: limb([[18, -57], [33, -54], hand], 12, 10), fill: robe }, { d: ellipse(hand[0] + 1, hand[1], 5.6), fill: skin },
  ] };
}

/** Somebody on a somersault cloud, which is under their feet. */
export function onCloud(figure: Figure): Figure {
  const puff = (x: number, y: number, rx: number, ry: number, tint: number): Part => ({ d: ellipse(x, y, rx, ry), fill: shade(rgb('#fbf3e2'), tint), loose: true });
  return { ...figure, half: Math.max(figure.half, 66), below: 22, parts: [
    puff(-44, 4, 20, 11, -0.12), puff(42, 5, 22, 11, -0.12), puff(0, 12, 40, 11, -0.16), ...figure.parts, puff(-24, 6, 24, 12, -0.02), puff(22, 7, 26, 13, 0), puff(0, 2, 22, 9, 0.02),
    { d: 'M-36 6q-4 -10 8 -10q8 1 6 8q-3 5 -8 1M14 8q-2 -10 10 -10q9 2 6 9q-4 5 -9 0M-66 12q14 6 34 2M64 14q-14 5 -30 1', stroke: rgb('#d8a85a'), width: 1.8, alpha: 0.8 },
  ] };
}
