import sharp, { type Sharp } from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { enlarge } from '../../../generators/pictures/enlarge.ts';

const [WIDTH, HEIGHT] = [320, 180];
const KERNELS = ['linear', 'cubic', 'lanczos3'] as const;

/** Slanted edges, stripes and text-like strokes under a flat sky and beside a soft slope. */
const SCENE = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
  <defs><linearGradient id="g"><stop stop-color="#444"/><stop offset="1" stop-color="#bbb"/></linearGradient></defs>
  <rect width="320" height="180" fill="#8090a0"/>
  <rect y="90" width="320" height="90" fill="url(#g)"/>
  <path d="M120 80 L200 12 L280 80 Z" fill="#202020"/>
  ${Array.from({ length: 8 }, (_, index) => `<path d="M${10 + index * 16} 100 l9 60" stroke="#f2e8d0" stroke-width="5"/>`).join('')}
</svg>`;

const valuesOf = (made: Sharp): Promise<Buffer> => made.removeAlpha().raw().toBuffer();
const scene = () => sharp(Buffer.from(SCENE)).removeAlpha();
let truth: Buffer;
let small: Buffer;
beforeAll(async () => {
  truth = await valuesOf(scene());
  small = await scene()
    .resize(WIDTH / 2, HEIGHT / 2, { kernel: 'lanczos3' })
    .png()
    .toBuffer();
});
const plain = (kernel: (typeof KERNELS)[number]) =>
  sharp(small).resize(WIDTH, HEIGHT, { kernel, fit: 'fill' });

/** The mean squared difference from the scene as it was at twice the size. */
const errorOf = (data: Uint8Array): number =>
  data.reduce((sum, value, at) => sum + (value - (truth[at] ?? 0)) ** 2, 0) / data.length;
/** How steep its edges are: the mean squared difference between neighbours in a row. */
const steepness = (data: Uint8Array): number =>
  data.reduce((sum, value, at) => sum + (value - (data[at + 3] ?? value)) ** 2, 0) / data.length;

it('makes a picture of exactly twice the size, with its transparent parts', async () => {
  const { info } = await (await enlarge(sharp(small))).png().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: WIDTH, height: HEIGHT, channels: 3 });
  const seeThrough = await (await enlarge(sharp(small).ensureAlpha(0.5))).png().toBuffer();
  expect(await sharp(seeThrough).metadata()).toMatchObject({ width: WIDTH, hasAlpha: true });
});

it('is sharper than a plain enlargement, and closer to what the larger picture would show', async () => {
  const ours = await valuesOf(await enlarge(sharp(small)));
  for (const kernel of KERNELS) {
    const theirs = await valuesOf(plain(kernel));
    expect(steepness(ours) / steepness(theirs), kernel).toBeGreaterThan(1.1);
    expect(errorOf(ours) / errorOf(theirs), kernel).toBeLessThan(0.85);
  }
  // a sharpening filter makes edges as steep, but drifts away from the truth
  const sharpened = await valuesOf(plain('lanczos3').sharpen({ sigma: 1.1 }));
  expect(errorOf(ours)).toBeLessThan(errorOf(sharpened));
});

it('downscaled again equals the original', async () => {
  const back = await valuesOf(
    sharp(await (await enlarge(sharp(small))).png().toBuffer()).resize(WIDTH / 2, HEIGHT / 2, {
      kernel: 'lanczos3',
    }),
  );
  const before = await valuesOf(sharp(small));
  const mean = back.reduce((sum, value, at) => sum + Math.abs(value - (before[at] ?? 0)), 0) / back.length;
  expect(mean).toBeLessThan(1.5);
});
