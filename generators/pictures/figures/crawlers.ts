// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** Small animals of tales: ants, spiders, ladybugs, caterpillars, tadpoles, lizards and seahorses, facing right. */
import { ellipse, limb, type Point, poly, smooth } from '../brush/path.ts';
import type { Figure, Part } from '../brush/shapes.ts';
import { mix, type Rgb, rgb, shade } from '../light/colour.ts';
import type { Random } from '../random.ts';
import { eyeAt } from './eyes.ts';

const BLACK = rgb('#2a2428');

/** Legs with a knee above the body, from one side of it. */
const knees = (from: readonly number[], y: number, spread: number, colour: Rgb): Part[] => from.map((x, i): Part => {
  const out = (i - (from.length - 1) / 2) * spread;
  return { d: `M${x} ${y}L${x + out * 0.7} ${y - 9}L${x + out} 0`, stroke: colour, width: 3 };
});
/** Two feelers with a bend. */
const feelers = (x: number, y: number, colour: Rgb): Part[] => [{ d: `M${x} ${y}q3 -12 12 -15M${x + 6} ${y + 2}q6 -9 14 -9`, stroke: colour, width: 2.2 }, { d: ellipse(x + 12, y - 15, 2.2), fill: colour }, { d: ellipse(x + 20, y - 7, 2.2), fill: colour }];
const smile = (x: number, y: number, colour: Rgb): Part => ({ d: `M${x} ${y}q4 3.6 8 -0.6`, stroke: colour, width: 1.6 });

/** An ant: three parts, a narrow waist, six legs and feelers. */
export function ant(_random: Random, wished?: Rgb): Figure {
  const shell = wished ?? rgb('#5a3226');
  const dark = shade(shell, -0.3);
  return { half: 62, tall: 58, head: { at: { x: 34, y: -31, scale: 15 }, eyes: [[0.3, -0.2]], neck: { x: 20, y: -26, scale: 7, turn: 1.2 } }, hand: [48, -22], parts: [
    ...knees([-8, 2, 12], -22, 30, shade(dark, -0.2)), { d: smooth([[-10, -26], [-24, -40], [-46, -38], [-56, -24], [-46, -10], [-24, -12]]), fill: shell }, { d: 'M-26 -37Q-20 -24 -27 -13M-38 -39Q-32 -24 -39 -10', stroke: dark, width: 1.8 },
    { d: ellipse(4, -26, 15, 10), fill: shade(shell, 0.06), trunk: 'coat' }, { d: ellipse(34, -31, 16, 14), fill: shell }, ...feelers(32, -44, dark),
    { d: ellipse(-40, -32, 7, 3.4, -20), fill: mix(shell, [255, 255, 255], 0.5), alpha: 0.6 }, ...eyeAt(40, -34, 4.2), smile(38, -24, dark), ...knees([-2, 8, 18], -20, 34, dark),
  ] };
}

/** A spider on eight legs, which looks at us. */
export function spider(_random: Random, wished?: Rgb): Figure {
  const coat = wished ?? rgb('#4a4050');
  const dark = shade(coat, -0.34);
  const leg = (side: number, reach: number, up: number): Part => ({ d: `M${side * 14} -34L${side * reach * 0.62} ${-up}L${side * reach} -1`, stroke: dark, width: 3.6 });
  return { half: 70, tall: 78, head: { at: { x: 0, y: -31, scale: 16 }, eyes: [[-0.4, -0.1], [0.4, -0.1]], neck: { x: 0, y: -18, scale: 10 } }, parts: [
    ...[-1, 1].flatMap((side) => [leg(side, 66, 62), leg(side, 54, 56), leg(side, 40, 48), leg(side, 24, 38)]), { d: ellipse(0, -50, 27, 25), fill: coat }, { d: smooth([[0, -72], [8, -62], [0, -54], [-8, -62]], true, 0.3), fill: shade(coat, 0.3) }, { d: 'M-17 -58Q0 -48 17 -58', stroke: shade(coat, 0.22), width: 2.4 },
    { d: ellipse(0, -31, 18, 15), fill: shade(coat, 0.1) }, ...[-1, 1].flatMap((side): Part[] => [{ d: ellipse(side * 6.6, -33, 5.8), fill: rgb('#fffaf2'), shut: '' }, ...eyeAt(side * 6.2, -32.4, 3.4), { d: ellipse(side * 13.4, -37, 2), fill: rgb('#fffaf2') }]), { d: 'M-5 -23Q0 -19.6 5 -23', stroke: dark, width: 1.6 },
  ] };
}

/** A ladybug with its spots. @param lit whether it is a firefly, whose tail shines */
export function ladybug(_random: Random, wished?: Rgb, lit = false): Figure {
  const wing = wished ?? rgb(lit ? '#6a4a38' : '#d8342e');
  const spots = [[-24, -40], [-6, -50], [10, -36], [-14, -22], [-36, -20], [8, -18]] as const;
  return { half: 56, tall: 64, head: { at: { x: 32, y: -26, scale: 15 }, eyes: [[0.3, -0.2]], neck: { x: 22, y: -24, scale: 12, turn: 1.4 } }, parts: [
    ...knees([-20, -2, 16], -10, 16, BLACK), ...(lit ? [{ d: ellipse(-40, -15, 24, 15), fill: rgb('#f8f08a'), alpha: 0.5, loose: true, shines: true }, { d: ellipse(-38, -15, 15, 11), fill: rgb('#f6ee6a'), shines: true }] : []),
    { d: ellipse(32, -26, 16, 15), fill: BLACK }, { d: ellipse(39, -21, 7, 6), fill: rgb('#f6e3c8') },
    { d: smooth([[-46, -8], [-44, -30], [-24, -54], [4, -56], [22, -40], [25, -10], [-10, -5]]), fill: wing, trunk: 'coat' }, { d: 'M-46 -9Q-12 -24 22 -42', stroke: shade(wing, -0.5), width: 1.8 }, ...(lit ? [] : spots.map(([x, y]): Part => ({ d: ellipse(x, y, 5.6, 5), fill: BLACK, trunk: 'mark' }))),
    { d: ellipse(-22, -44, 8, 3.4, -40), fill: rgb('#ffffff'), alpha: 0.5 }, ...feelers(30, -38, BLACK), { d: ellipse(38, -31, 6), fill: rgb('#fffaf2'), shut: '' }, ...eyeAt(39, -31, 3.8), smile(38, -20, BLACK),
  ] };
}

/** A caterpillar of round segments, its head raised. */
export function caterpillar(random: Random, wished?: Rgb): Figure {
  const coat = wished ?? rgb(random.pick(['#7fb83e', '#8ec24a', '#6aa84a']));
  const dark = shade(coat, -0.32);
  const rings: Point[] = [[-58, -12], [-42, -17], [-25, -21], [-7, -18], [10, -15], [25, -19]];
  return { half: 72, tall: 68, head: { at: { x: 40, y: -36, scale: 18 }, eyes: [[-0.2, -0.1], [0.44, -0.1]], neck: { x: 30, y: -22, scale: 12, turn: 0.6 } }, parts: [
    ...rings.map(([x, y]): Part => ({ d: `M${x - 3} ${y + 9}V0M${x + 4} ${y + 9}V0`, stroke: dark, width: 3.4 })), ...rings.map(([x, y], i): Part => ({ d: ellipse(x, y, 14 + i * 0.3), fill: shade(coat, i % 2 ? -0.1 : 0.05) })), ...rings.map(([x, y]): Part => ({ d: ellipse(x, y - 5, 3.4, 2.6), fill: rgb('#f6dc5a') })),
    { d: ellipse(40, -36, 18, 17), fill: mix(coat, rgb('#f6e86a'), 0.25) }, ...feelers(36, -51, dark), ...[[36, -38], [48, -38]].flatMap(([x = 0, y = 0]) => eyeAt(x, y, 3.6)), { d: ellipse(31, -30, 3.6, 2.4), fill: rgb('#f0786a'), alpha: 0.5 }, { d: 'M37 -28Q43 -23 49 -29', stroke: dark, width: 1.7 },
  ] };
}

/** A tadpole: a round head and a wavy tail. */
export function tadpole(_random: Random, wished?: Rgb): Figure {
  const skin = wished ?? rgb('#3a4440');
  return { half: 66, tall: 52, below: 6, parts: [
    { d: smooth([[6, -38], [-20, -34], [-40, -42], [-64, -30], [-44, -24], [-22, -14], [6, -12]]), fill: mix(skin, [200, 220, 190], 0.2), alpha: 0.9 }, { d: smooth([[8, -30], [-20, -26], [-40, -33], [-60, -30], [-40, -28], [-20, -21], [8, -20]]), fill: skin },
    { d: ellipse(24, -25, 29, 23), fill: skin }, { d: ellipse(24, -15, 18, 10), fill: mix(skin, [255, 255, 255], 0.25), alpha: 0.8 }, { d: ellipse(36, -32, 7), fill: rgb('#fffaf2'), shut: '' }, ...eyeAt(37.4, -32, 4.2), { d: 'M38 -17Q45 -14 50 -20', stroke: rgb('#e8ece0'), width: 1.6 },
  ] };
}

/** A lizard, its long tail in a wave, its head raised. */
export function lizard(random: Random, wished?: Rgb): Figure {
  const skin = wished ?? rgb(random.pick(['#5f9a4a', '#7a9a3e', '#4a8a6a']));
  const [pale, dark] = [mix(skin, [250, 244, 200], 0.6), shade(skin, -0.28)];
  const leg = (x: number, fill: Rgb): Part[] => [{ d: limb([[x, -18], [x + 11, -15], [x + 9, -3]], 8, 5), fill }, { d: `M${x + 8} -2h9m-8 -1l7 -3m-7 3l6 2.4`, stroke: fill, width: 2.4 }];
  return { half: 106, tall: 50, head: { at: { x: 62, y: -33, scale: 12 }, eyes: [[0.2, -0.3]], neck: { x: 46, y: -26, scale: 10, turn: 1 } }, parts: [
    ...leg(-30, dark), ...leg(26, dark), { d: limb([[-28, -18], [-54, -12], [-76, -5], [-92, -9], [-104, -20]], 20, 2.4), fill: skin }, { d: limb([[-40, -17], [-10, -20], [24, -21], [46, -26], [58, -33]], 24, 17), fill: skin }, { d: limb([[-30, -12], [0, -13], [30, -14], [46, -18]], 7, 5), fill: pale, alpha: 0.9 },
    ...Array.from({ length: 11 }, (_, i): Part => { const x = -46 + i * 9; return { d: poly([[x, -27 - i * 0.5], [x + 4, -33 - i * 0.7], [x + 8, -27.4 - i * 0.5]]), fill: dark }; }), ...[-24, -8, 8, 24].map((x): Part => ({ d: ellipse(x, -22, 4, 3), fill: dark, alpha: 0.6 })),
    { d: smooth([[50, -38], [62, -45], [74, -39], [88, -32], [86, -26], [70, -24], [54, -25]]), fill: skin }, { d: 'M87 -29Q74 -26 64 -29', stroke: dark, width: 1.5 }, { d: ellipse(66, -38, 5), fill: rgb('#f6e07a'), shut: '' }, ...eyeAt(67, -38, 3), ...leg(-40, skin), ...leg(14, skin),
  ] };
}

/** A seahorse upright in the water, its tail curled. */
export function seahorse(random: Random, wished?: Rgb): Figure {
  const skin = wished ?? rgb(random.pick(['#f0a83e', '#e8825a', '#d87aa0']));
  const [pale, dark] = [mix(skin, [255, 248, 220], 0.6), shade(skin, -0.26)];
  const spine: Point[] = [[2, -80], [-10, -66], [-14, -48], [-8, -30], [-2, -16], [4, -6], [14, -3], [18, -11], [11, -15], [8, -10]];
  return { half: 44, tall: 106, below: 4, parts: [
    { d: smooth([[-20, -58], [-38, -54], [-36, -40], [-18, -40]]), fill: dark, alpha: 0.85 }, { d: 'M-20 -54L-35 -51M-20 -48L-36 -45', stroke: skin, width: 1.2 },
    ...([[-8, -86], [-16, -76], [-22, -64], [-22, -36], [-15, -24]] as const).map(([x, y]): Part => ({ d: poly([[x + 5, y - 5], [x - 5, y - 2], [x + 5, y + 5]]), fill: dark })), { d: limb(spine.slice(0, 4), 18, 25), fill: skin }, { d: limb(spine.slice(3), 20, 3.4), fill: skin }, { d: limb([[2, -66], [-3, -52], [-1, -38], [2, -26]], 10, 5), fill: pale, alpha: 0.9 },
    ...[-60, -52, -44, -36, -28].map((y): Part => ({ d: `M-20 ${y}Q-8 ${y + 4} 4 ${y}`, stroke: dark, width: 1.3, alpha: 0.6 })), { d: smooth([[-10, -88], [0, -98], [14, -94], [20, -85], [40, -82], [40, -75], [20, -74], [6, -70], [-8, -76]]), fill: skin }, { d: poly([[-4, -94], [-2, -106], [3, -98], [9, -105], [10, -95]]), fill: dark }, { d: ellipse(10, -86, 6), fill: rgb('#fffaf2'), shut: '' }, ...eyeAt(11, -86, 3.8),
  ] };
}
