import sharp from 'sharp';

/** Measurements of a picture's colors and light. */
export interface PictureFacts {
  /** The most frequent colors with their share of the picture, 0..1; at most four. */
  colours: { name: ColourName; share: number }[];
  /** 0..1. */
  brightness: number;
  /** Standard deviation of the brightness, 0..0.5. */
  contrast: number;
  /** Mean, 0 (gray) .. 1. */
  saturation: number;
  /** Mean of red minus blue, -1 (cool) .. 1 (warm). */
  warmth: number;
  /** The part that is clearly brighter than its opposite, if any. */
  brighter: 'top' | 'bottom' | 'left' | 'right' | 'middle' | null;
  /** Amount of fine edges, 0..1. */
  detail: number;
  /** Width divided by height. */
  aspect: number;
}

export type ColourName = (typeof COLOURS)[number]['name'];

/** Hues in degrees; null for colors that are chosen by brightness and saturation. */
const COLOURS = [
  { name: 'red', hue: 0 },
  { name: 'orange', hue: 28 },
  { name: 'yellow', hue: 52 },
  { name: 'green', hue: 115 },
  { name: 'teal', hue: 175 },
  { name: 'blue', hue: 220 },
  { name: 'violet', hue: 270 },
  { name: 'pink', hue: 325 },
  { name: 'red', hue: 360 },
  { name: 'black', hue: null },
  { name: 'grey', hue: null },
  { name: 'white', hue: null },
  { name: 'brown', hue: null },
] as const;

const SIDE = 64;

/** Measures a picture that has been validated. @throws Error if the bytes are not a picture */
export async function measurePicture(data: Uint8Array): Promise<PictureFacts> {
  const { width = 1, height = 1 } = await sharp(data).metadata();
  const { data: pixels } = await sharp(data)
    .rotate()
    .removeAlpha()
    .toColourspace('srgb')
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const light: number[] = [];
  const counts = new Map<ColourName, number>();
  let [saturation, warmth] = [0, 0];
  for (let i = 0; i < pixels.length; i += 3) {
    const [r, g, b] = [pixels[i] ?? 0, pixels[i + 1] ?? 0, pixels[i + 2] ?? 0].map(
      (value) => value / 255,
    ) as [number, number, number];
    const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
    light.push(0.2126 * r + 0.7152 * g + 0.0722 * b);
    saturation += most - least;
    warmth += r - b;
    const name = nameOf(r, g, b);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const count = light.length;
  const brightness = mean(light);
  return {
    colours: [...counts]
      .sort(([, a], [, b]) => b - a)
      .slice(0, 4)
      .map(([name, found]) => ({ name, share: found / count }))
      .filter(({ share }) => share >= 0.06),
    brightness,
    contrast: Math.sqrt(mean(light.map((value) => (value - brightness) ** 2))),
    saturation: saturation / count,
    warmth: warmth / count,
    brighter: brighterPart(light),
    detail: Math.min(1, edges(light) * 12),
    aspect: width / height,
  };
}

function nameOf(r: number, g: number, b: number): ColourName {
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)];
  const chroma = most - least;
  if (most < 0.16) return 'black';
  if (chroma < 0.1) return most > 0.82 ? 'white' : most < 0.25 ? 'black' : 'grey';
  const turn = most === r ? ((g - b) / chroma) % 6 : most === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4;
  const hue = (turn * 60 + 360) % 360;
  const found = COLOURS.filter((row) => row.hue !== null).reduce((best, row) =>
    Math.abs((row.hue ?? 0) - hue) < Math.abs((best.hue ?? 0) - hue) ? row : best,
  );
  // dark orange is called brown
  return (found.name === 'orange' || found.name === 'red') && most < 0.55 && hue > 12 && hue < 50
    ? 'brown'
    : found.name;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const CLEARLY = 0.08;

function brighterPart(light: readonly number[]): PictureFacts['brighter'] {
  const part = (wanted: (x: number, y: number) => boolean) =>
    mean(light.filter((_, i) => wanted(i % SIDE, Math.floor(i / SIDE))));
  const third = SIDE / 3;
  const middle = part((x, y) => x > third && x < 2 * third && y > third && y < 2 * third);
  const edge = part(
    (x, y) => x <= third / 2 || y <= third / 2 || x >= SIDE - third / 2 || y >= SIDE - third / 2,
  );
  const sides = [
    ['top', part((_, y) => y < SIDE / 2) - part((_, y) => y >= SIDE / 2)],
    ['bottom', part((_, y) => y >= SIDE / 2) - part((_, y) => y < SIDE / 2)],
    ['left', part((x) => x < SIDE / 2) - part((x) => x >= SIDE / 2)],
    ['right', part((x) => x >= SIDE / 2) - part((x) => x < SIDE / 2)],
    ['middle', middle - edge],
  ] as const;
  const [name, by] = sides.reduce((best, side) => (side[1] > best[1] ? side : best));
  return by > CLEARLY ? name : null;
}

/** Mean difference in brightness between horizontal neighbors. */
function edges(light: readonly number[]): number {
  const steps = light.map((value, i) =>
    i % SIDE === SIDE - 1 ? 0 : Math.abs(value - (light[i + 1] ?? value)),
  );
  return mean(steps);
}
