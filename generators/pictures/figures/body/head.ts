// biome-ignore-all format: a figure is drawing data, and reads by shape rather than by line.

/** The heads of people on small figures. */
import { ellipse, type Point, smooth } from '../../brush/path.ts';
import type { Part } from '../../brush/shapes.ts';
import { luminance, mix, type Rgb, rgb, shade } from '../../light/colour.ts';
import type { Features } from '../../people/features.ts';
import type { Gaze } from '../../people/gestures.ts';
import type { PersonLook } from '../../words/plan.ts';
import { lid } from '../eyes.ts';
import { browLine, mouthOf } from './expression.ts';
import { hairBefore, hairFromBehind, type Skull } from './hair.ts';

const EYE = rgb('#2a2026');

/** The middle of a face that looks somewhere, and half the distance of its eyes, which a turn brings closer. */
const turned = ({ x, y, r }: Skull, { x: aside, y: down }: Gaze): { x: number; y: number; apart: number } => ({ x: x + aside * r, y: y + down * r, apart: 0.36 * (1 - 0.4 * Math.abs(aside)) });

/** Half as wide as an eye is with its white and its lashes, in units of the skull. */
const EYE_WIDE = 0.22;

/** Positions of the features of a head. */
export const faceAt = (skull: Skull, gaze: Gaze): Features => {
  const { r } = skull;
  const { x, y, apart } = turned(skull, gaze);
  const eye = (side: -1 | 1) => [x + r * (side * apart - EYE_WIDE), y - r * 0.1, x + r * (side * apart + EYE_WIDE), y + r * 0.28] as const;
  return { mouth: [x - r * 0.27, y + r * 0.44, x + r * 0.27, y + r * 0.63], eyes: [eye(-1), eye(1)] };
};

/** The head of somebody, from the front or from behind, without a hat. */
export function headOf(look: PersonLook, skull: Skull, { behind, gaze }: { behind: boolean; gaze: Gaze }): Part[] {
  const { skin } = look;
  const { x, y, r } = skull;
  const ears = [-1, 1].map((side): Part => ({ d: ellipse(x + side * r * 0.96, y + r * 0.12, r * 0.17, r * 0.26), fill: shade(skin, -0.1) }));
  if (behind) return [...ears, { d: ellipse(x, y, r * 0.94, r * 0.98), fill: shade(skin, -0.06) }, ...hairFromBehind(look, skull)];
  const jaw = jawOf(look);
  const face: Point[] = [[-0.9, -0.3], [-0.93, 0.1], ...jaw.map(([px, py]): Point => [-px, py]), [0, 1.02], ...jaw.toReversed(), [0.93, 0.1], [0.9, -0.3], [0.5, -0.92], [-0.5, -0.92]];
  return [
    ...ears, { d: smooth(face.map(([px, py]): Point => [x + px * r, y + py * r])), fill: skin },
    ...featuresOf(look, skull, gaze), ...hairBefore(look, skull),
    ...(look.glasses ? glasses(skull, gaze) : []),
  ];
}

/** The right side of the jaw, from the cheek down, in units of the skull: round in children, slim in women, firm in men. */
const jawOf = ({ figure, woman }: PersonLook): Point[] =>
  figure === 'child' ? [[0.86, 0.5], [0.5, 0.92]] : woman ? [[0.78, 0.48], [0.36, 0.9]] : [[0.84, 0.5], [0.5, 0.9]];

/** Eyes, brows, nose, mouth, and the blush of the young. */
export function featuresOf(look: Pick<PersonLook, 'skin' | 'hair' | 'woman' | 'old' | 'figure' | 'beard' | 'feels'>, skull: Skull, gaze: Gaze): Part[] {
  const { skin, hair, woman, old } = look;
  const child = look.figure === 'child';
  const { r } = skull;
  const { x, y, apart } = turned(skull, gaze);
  const parts: Part[] = [];
  if ((child || woman) && !old) for (const side of [-1, 1]) parts.push({ d: ellipse(x + side * r * (apart + 0.16), y + r * 0.4, r * 0.19, r * 0.12), fill: mix(skin, rgb('#e8504a'), 0.5), alpha: 0.32 });
  const tall = child ? 0.2 : 0.175;
  for (const side of [-1, 1]) {
    const [ex, ey] = [x + side * r * apart, y + r * 0.1];
    parts.push({ d: ellipse(ex, ey, r * 0.2, r * (tall - 0.01)), fill: rgb('#f6f2ec'), alpha: 0.92, shut: '' });
    parts.push({ d: ellipse(ex, ey, r * 0.125, r * tall), fill: EYE, alpha: 0.96, shut: lid(ex, ey, r * 0.2) });
    parts.push({ d: ellipse(ex + r * 0.045, ey - r * 0.07, r * 0.045, r * 0.055), fill: rgb('#ffffff'), alpha: 0.9, shut: '' });
    if (woman) parts.push({ d: `M${ex - r * 0.17} ${ey - r * 0.07}Q${ex} ${ey - r * 0.27} ${ex + r * 0.17} ${ey - r * 0.07}l${side * r * 0.06} ${-r * 0.04}`, stroke: EYE, width: r * 0.06, shut: '' });
    parts.push({ d: browLine(look.feels, side, { x: ex, y, r }), stroke: browOf(hair, skin), width: r * (woman || child ? 0.07 : 0.1) });
  }
  if (look.beard) parts.push(...beard(hair, skull));
  parts.push({ d: `M${x + r * 0.03} ${y + r * 0.22}Q${x + r * 0.12} ${y + r * 0.36} ${x - r * 0.03} ${y + r * 0.37}`, stroke: shade(skin, -0.3), width: r * 0.06, alpha: 0.8 });
  if (old) parts.push({ d: [-1, 1].map((side) => `M${x + side * r * 0.3} ${y + r * 0.36}q${side * r * 0.12} ${r * 0.1} ${side * r * 0.12} ${r * 0.22}`).join(''), stroke: shade(skin, -0.28), width: r * 0.05, alpha: 0.6 });
  parts.push(...mouthOf(look.feels, { x, y, r, lips: lipsOf(look), eyes: [x - r * apart, x + r * apart] }));
  return parts;
}

/** Lips that are seen on the skin, dark or fair. */
const lipsOf = ({ skin, woman, figure }: Pick<PersonLook, 'skin' | 'woman' | 'figure'>): Rgb => luminance(skin) < 0.5 ? rgb('#581c20') : woman && figure !== 'child' ? rgb('#a83a3e') : rgb('#8a3a34');

/** Brows of the color of the hair, dark enough to be seen on the skin. */
const browOf = (hair: Rgb, skin: Rgb): Rgb => mix(shade(hair, -0.3), shade(skin, -0.6), 0.3);

const beard = (hair: Rgb, { x, y, r }: Skull): Part[] => [
  { d: smooth(([[-0.94, 0.1], [-0.76, 0.44], [-0.4, 0.46], [0, 0.4], [0.4, 0.46], [0.76, 0.44], [0.94, 0.1], [0.86, 0.66], [0.5, 1.08], [0, 1.26], [-0.5, 1.08], [-0.86, 0.66]] as const).map(([px, py]): Point => [x + px * r, y + py * r])), fill: hair },
  { d: `M${x - r * 0.3} ${y + r * 0.74}l${r * 0.06} ${r * 0.3}M${x} ${y + r * 0.78}v${r * 0.32}M${x + r * 0.3} ${y + r * 0.74}l${-r * 0.06} ${r * 0.3}`, stroke: shade(hair, -0.24), width: r * 0.06, alpha: 0.6 },
];

/** Round lenses, a bridge between them, and arms to the ears. */
function glasses(skull: Skull, gaze: Gaze): Part[] {
  const { r } = skull;
  const { x, y, apart } = turned(skull, gaze);
  const [frame, ey] = [rgb('#2c2a30'), y + r * 0.1];
  const [left, right] = [x - r * (apart + 0.02), x + r * (apart + 0.02)];
  return [
    ...[left, right].map((at): Part => ({ d: ellipse(at, ey, r * 0.27), stroke: frame, width: r * 0.08 })),
    { d: `M${left + r * 0.27} ${ey}Q${x} ${ey - r * 0.1} ${right - r * 0.27} ${ey}M${left - r * 0.27} ${ey}L${skull.x - r * 0.92} ${ey - r * 0.04}M${right + r * 0.27} ${ey}L${skull.x + r * 0.92} ${ey - r * 0.04}`, stroke: frame, width: r * 0.06 },
  ];
}
