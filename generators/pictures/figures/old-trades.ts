// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** What stands in mills, smithies, stables, cellars and halls of fighters. */
import { box, ellipse, limb, type Point, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { rgb, shade } from '../light/colour.ts';

const [wood, deep, stone, iron, straw, cloth] = [rgb('#9a6a40'), rgb('#5f3f28'), rgb('#b4aea2'), rgb('#4a4e58'), rgb('#e0b860'), rgb('#e4d4b0')];

/** Two millstones under a hopper, with the great wheel that drives them. */
export function millstones(): Figure {
  const [cx, cy, r] = [62, -66, 46];
  const spokes = [0, 1, 2, 3].map((k) => { const [x, y] = [Math.cos((k * Math.PI) / 4) * r, Math.sin((k * Math.PI) / 4) * r]; return `M${(cx - x).toFixed(1)} ${(cy - y).toFixed(1)}L${(cx + x).toFixed(1)} ${(cy + y).toFixed(1)}`; }).join('');
  const teeth = Array.from({ length: 16 }, (_, k) => { const a = (k * Math.PI) / 8; return `M${(cx + Math.cos(a) * r).toFixed(1)} ${(cy + Math.sin(a) * r).toFixed(1)}L${(cx + Math.cos(a) * (r + 7)).toFixed(1)} ${(cy + Math.sin(a) * (r + 7)).toFixed(1)}`; }).join('');
  return { half: 118, tall: 126, parts: [
    { d: teeth, stroke: deep, width: 5, spin: [cx, cy] }, { d: ellipse(cx, cy, r), stroke: wood, width: 8, spin: [cx, cy] }, { d: spokes, stroke: wood, width: 5, spin: [cx, cy] }, { d: ellipse(cx, cy, 8), fill: iron }, { d: limb([[cx, cy], [-40, -66]], 6, 6), fill: deep },
    { d: box(-104, -26, 120, 26, 2), fill: wood }, { d: 'M-104 -14H16M-70 -26V0M-20 -26V0', stroke: shade(wood, -0.3), width: 1.6 }, { d: ellipse(-44, -28, 52, 8), fill: shade(stone, -0.15) }, { d: box(-96, -42, 104, 14, 2), fill: stone }, { d: ellipse(-44, -42, 52, 8), fill: shade(stone, 0.16) }, { d: ellipse(-44, -42, 9, 2.6), fill: deep },
    { d: 'M-84 -42L-52 -42M-36 -42L-4 -42M-66 -47L-52 -44M-22 -47L-36 -44M-66 -37L-52 -40M-22 -37L-36 -40', stroke: shade(stone, -0.25), width: 1.2 }, { d: poly([[-72, -104], [-16, -104], [-34, -70], [-54, -70]]), fill: wood }, { d: box(-76, -110, 64, 7, 1), fill: deep }, { d: 'M-70 -104L-78 -42M-18 -104L-10 -42', stroke: deep, width: 3 }, { d: box(-48, -70, 8, 18, 1), fill: shade(wood, -0.2) }, { d: ellipse(-44, -107, 22, 4), fill: straw },
  ] };
}

/** Sacks of flour in a heap. */
export const sackPile = (): Figure => ({ half: 46, tall: 58, parts: ([[-24, 0], [22, 0], [-1, -24]] as Point[]).flatMap(([x, y]): Part[] => [{ d: smooth([[x - 20, y], [x - 21, y - 20], [x - 8, y - 29], [x + 8, y - 29], [x + 21, y - 20], [x + 20, y]], true, 0.5), fill: cloth }, { d: smooth([[x - 9, y - 27], [x - 6, y - 36], [x, y - 33], [x + 7, y - 36], [x + 9, y - 27]], true, 0.4), fill: shade(cloth, 0.1) }, { d: `M${x - 9} ${y - 28}H${x + 9}`, stroke: rgb('#a8743a'), width: 2.4 }, { d: `M${x - 14} ${y - 5}Q${x - 12} ${y - 16} ${x - 6} ${y - 22}`, stroke: shade(cloth, -0.2), width: 1.4 }]) });

/** A brick forge with a hood, in which a fire burns. */
export function forgeFire(): Figure {
  const [brick, at]: [ReturnType<typeof rgb>, Point] = [rgb('#8a4a3a'), [0, -42]];
  return { half: 60, tall: 128, parts: [
    { d: poly([[-16, -128], [16, -128], [52, -82], [-52, -82]]), fill: shade(brick, -0.25) }, { d: box(-54, -84, 108, 6, 1), fill: iron }, { d: box(-56, -40, 112, 40, 1), fill: brick }, { d: 'M-56 -30H56M-56 -20H56M-56 -10H56M-38 -40V-30M-6 -40V-30M26 -40V-30M-22 -30V-20M10 -30V-20M42 -30V-20M-38 -20V-10M-6 -20V-10M26 -20V-10', stroke: shade(brick, 0.3), width: 1 }, { d: box(-60, -46, 120, 8, 1), fill: shade(stone, -0.2) },
    { d: 'M-50 -80V-46M50 -80V-46', stroke: iron, width: 4 }, { d: smooth([[-30, -46], [-20, -54], [0, -57], [20, -54], [30, -46]], true, 0.4), fill: rgb('#2c2024') },
    { d: smooth([[-20, -48], [-20, -58], [-12, -68], [-12, -68], [-6, -58], [2, -78], [2, -78], [8, -60], [15, -67], [15, -67], [20, -54], [16, -47], [0, -45]], true, 0.4), fill: rgb('#f0742a'), shines: true, burns: at }, { d: smooth([[-11, -48], [-10, -56], [-4, -60], [2, -69], [2, -69], [8, -57], [10, -48], [0, -46]], true, 0.4), fill: rgb('#fbc23c'), shines: true, burns: at },
  ] };
}

/** An anvil on its block, with a glowing bar. */
export const anvil = (): Figure => ({ half: 36, tall: 52, parts: [{ d: box(-16, -26, 32, 26, 2), fill: deep }, { d: 'M-16 -18H16M-16 -8H16', stroke: iron, width: 2 }, { d: 'M-14 -26L-8 -36H-12Q-32 -38 -36 -48H24V-38Q14 -38 10 -34L14 -26Z', fill: iron }, { d: 'M-34 -47H22', stroke: shade(iron, 0.4), width: 2 }, { d: box(0, -52, 34, 4, 1), fill: rgb('#ff8a3c'), shines: true }] });

/** Tools of a smith on the wall. */
export const smithTools = (): Figure => ({ half: 44, tall: 48, parts: [{ d: box(-44, -48, 88, 5, 1), fill: deep }, ...[-34, -16, 2, 20, 36].flatMap((x, i): Part[] => [{ d: `M${x} -44V${-14 - (i % 2) * 6}`, stroke: wood, width: 3 }, { d: i % 2 ? box(x - 7, -22, 14, 9, 1) : `M${x - 4} -16Q${x - 10} -6 ${x - 3} -2M${x + 4} -16Q${x + 10} -6 ${x + 3} -2`, ...(i % 2 ? { fill: iron } : { stroke: iron, width: 3 }) }])] });

/** Stalls of a stable, with hay in their racks. */
export function stalls(): Figure {
  const one = (x: number): Part[] => [{ d: box(x, -92, 78, 40), fill: shade(deep, -0.35) }, { d: smooth([[x + 10, -58], [x + 16, -78], [x + 38, -84], [x + 62, -78], [x + 68, -58]], true, 0.5), fill: straw }, { d: [14, 26, 38, 50, 62].map((dx) => `M${x + dx} -84V-56`).join(''), stroke: wood, width: 3 }, { d: box(x, -52, 78, 52), fill: wood }, { d: `M${x + 3} -3L${x + 75} -49M${x + 3} -49L${x + 75} -3`, stroke: shade(wood, 0.16), width: 5 }, { d: box(x, -54, 78, 5), fill: shade(wood, 0.12) }];
  return { half: 122, tall: 104, parts: [{ d: box(-122, -104, 244, 104), fill: shade(deep, -0.15) }, ...[-119, -39, 41].flatMap(one), ...[-122, -42, 38, 118].map((x): Part => ({ d: box(x, -104, 5, 104), fill: deep })), { d: box(-122, -104, 244, 8), fill: deep }] };
}

/** Bales of straw with a fork. */
export const bales = (): Figure => ({ half: 50, tall: 66, parts: [...([[-24, 0], [24, 0], [0, -24]] as Point[]).flatMap(([x, y]): Part[] => [{ d: box(x - 23, y - 23, 46, 23, 3), fill: straw }, { d: `M${x - 10} ${y - 23}V${y}M${x + 10} ${y - 23}V${y}`, stroke: rgb('#a8743a'), width: 1.6 }, { d: `M${x - 20} ${y - 16}h9M${x - 4} ${y - 8}h9M${x + 13} ${y - 17}h7M${x - 19} ${y - 5}h8`, stroke: shade(straw, -0.22), width: 1.2 }]), { d: 'M40 0L52 -62', stroke: wood, width: 2.6 }, { d: 'M52 -62l-6 -3m6 3l1 -8m-1 8l6 -1', stroke: iron, width: 2 }] });

/** Barrels on their sides in a rack, under an arch of bricks. */
export function barrelRack(): Figure {
  const barrel = (x: number, y: number): Part[] => [{ d: ellipse(x, y, 19), fill: wood }, { d: ellipse(x, y, 19), stroke: iron, width: 3 }, { d: `M${x - 10} ${y - 14}V${y + 14}M${x} ${y - 17}V${y + 17}M${x + 10} ${y - 14}V${y + 14}`, stroke: shade(wood, -0.28), width: 1.3 }, { d: box(x - 2, y + 6, 4, 9, 1), fill: rgb('#d8a84a') }];
  return { half: 104, tall: 106, parts: [{ d: 'M-104 0V-62Q-104 -106 -60 -106Q0 -106 0 -62Q0 -106 60 -106Q104 -106 104 -62V0Z', fill: rgb('#6a5448') }, { d: 'M-100 -62Q-100 -101 -60 -101Q-4 -101 -4 -62M4 -62Q4 -101 60 -101Q100 -101 100 -62', stroke: rgb('#9a7a64'), width: 6 }, ...[-78, -30, 30, 78].flatMap((x): Part[] => [...barrel(x, -22), ...barrel(x, -64)]), { d: box(-102, -4, 98, 4), fill: deep }, { d: box(4, -4, 98, 4), fill: deep }, { d: box(-102, -45, 98, 4), fill: deep }, { d: box(4, -45, 98, 4), fill: deep }] };
}

/** Spears, swords and staffs in a stand, as in a hall of fighters. */
export function weaponRack(): Figure {
  return { half: 50, tall: 116, parts: [
    { d: box(-50, -66, 100, 6, 1), fill: deep }, { d: box(-50, -14, 100, 7, 1), fill: deep }, { d: box(-48, -72, 6, 72), fill: deep }, { d: box(42, -72, 6, 72), fill: deep },
    ...[-34, -14, 6, 26].flatMap((x, i): Part[] => [{ d: `M${x} -8V${i === 3 ? -84 : -104}`, stroke: i % 2 ? rgb('#a8542f') : wood, width: 3 }, i === 0 ? { d: poly([[x - 4, -102], [x, -116], [x + 4, -102]]), fill: rgb('#d4dae2') } : i === 1 ? { d: `M${x - 2} -100Q${x - 14} -108 ${x - 8} -116Q${x + 6} -110 ${x + 3} -100Z`, fill: rgb('#d4dae2') } : i === 2 ? { d: poly([[x - 3, -102], [x, -115], [x + 3, -102]]), fill: rgb('#d4dae2') } : { d: box(x - 2.4, -100, 5, 34, 1), fill: rgb('#d4dae2') }, { d: `M${x - 4} ${i === 3 ? -66 : -98}q4 8 8 0`, stroke: rgb('#c8362e'), width: 3 }]),
  ] };
}

/** A board with a large character for "fight", as it hangs in such a hall. */
export const fightersBoard = (): Figure => ({ half: 44, tall: 40, letters: true, parts: [{ d: box(-44, -40, 88, 40, 1), fill: deep }, { d: box(-40, -36, 80, 32), fill: rgb('#7a1f1c') }, { d: 'M-10 -30H8M-14 -22H12M-6 -22V-8M-14 -8L2 -11M-14 -17V-8M4 -32Q4 -14 16 -8L18 -13M12 -31l4 4', stroke: rgb('#f0c85a'), width: 3 }] });
