import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findFace } from '../../../generators/heads/face/find-face.ts';
import type { FoundFace } from '../../../generators/heads/heads.ts';
import { paintPictures } from '../../../generators/pictures/engine.ts';
import { describePicture, describeRequest } from '../../../generators/prompts/describe.ts';
import { measurePicture } from '../../../generators/prompts/picture-facts.ts';
import { drawing } from '../heads/drawing.ts';
import { photograph } from '../heads/photograph.ts';
import { pixelsOf } from '../heads/pixels.ts';
import { go } from '../signal.ts';

const flat = (colour: string, width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();
const half = (svg: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60">${svg}</svg>`))
    .png()
    .toBuffer();

describe('measurements of a picture', () => {
  it.each([
    ['#d02020', 'red'],
    ['#f08020', 'orange'],
    ['#f0e020', 'yellow'],
    ['#30a040', 'green'],
    ['#2050d0', 'blue'],
    ['#7030c0', 'violet'],
    ['#60401c', 'brown'],
    ['#050505', 'black'],
    ['#808080', 'grey'],
    ['#fafafa', 'white'],
  ])('the colour %s is %s', async (colour, name) => {
    expect((await measurePicture(await flat(colour))).colours).toEqual([{ name, share: 1 }]);
  });

  it('light, warmth, contrast and shape', async () => {
    const night = await measurePicture(await flat('#060a18', 90, 60));
    expect(night.brightness).toBeLessThan(0.1);
    expect(night.warmth).toBeLessThan(0);
    expect(night.aspect).toBeCloseTo(1.5);
    const split = await measurePicture(
      await half('<rect width="60" height="60"/><rect width="30" height="60" fill="#fff"/>'),
    );
    expect(split).toMatchObject({ brighter: 'left' });
    expect(split.contrast).toBeGreaterThan(0.4);
    const spot = await half('<rect width="60" height="60"/><circle cx="30" cy="30" r="14" fill="#fff"/>');
    expect((await measurePicture(spot)).brighter).toBe('middle');
  });

  it('fail for bytes that are not a picture', async () => {
    await expect(measurePicture(new Uint8Array([1, 2, 3]))).rejects.toThrow();
  });
});

describe('the prompts for a picture', () => {
  it('are four, in the requested language, from the measurements', async () => {
    const facts = await measurePicture(await flat('#2050d0'));
    const english = describePicture(facts, { subject: '', language: 'en' });
    expect(english).toHaveLength(4);
    expect(new Set(english).size).toBe(4);
    expect(english[0]).toContain('in blue');
    expect(english.join()).toContain('cold colors');
    const chinese = describePicture(facts, { subject: '', language: 'zh' });
    expect(chinese[0]).toContain('以蓝色为主');
    for (const prompt of chinese) expect(prompt).not.toMatch(/[a-z]/i);
  });

  it('start with the subject if it is known', async () => {
    const facts = await measurePicture(await flat('#808080'));
    for (const prompt of describePicture(facts, { subject: 'a lamp on a table', language: 'en' }))
      expect(prompt.startsWith('a lamp on a table, ')).toBe(true);
  });
});

describe('a face in an uploaded picture', () => {
  const faceIn = async (picture: Uint8Array): Promise<FoundFace | null> =>
    findFace(await pixelsOf(picture, 240));
  const told = (picture: Uint8Array, language: 'en' | 'zh' = 'en', find = faceIn) =>
    describeRequest({ picture, subject: '', language }, find);

  it('is mentioned in all four prompts: a large one as a portrait, a small one as a person', async () => {
    const { jpeg } = photograph(480);
    for (const prompt of await told(jpeg)) expect(prompt).toMatch(/^a portrait of a person, /);
    for (const prompt of await told(drawing(240).jpeg, 'zh')) expect(prompt).toMatch(/^一个人的肖像，/);
    const far = await sharp(jpeg).extend({ left: 300, right: 100, background: '#777' }).png().toBuffer();
    for (const prompt of await told(far)) expect(prompt).toMatch(/^a person, /);
    const dark = await sharp(jpeg).modulate({ brightness: 0.5 }).png().toBuffer();
    expect((await told(dark))[0]).toMatch(/^a portrait of a person, /);
  });

  it.each(['mountains in the snow', 'a lake at dawn', 'a house at noon', 'a cake', 'train interior at noon'])(
    'is not said where nobody is: %s',
    async (prompt) => {
      const [picture] = await paintPictures(
        { prompt, width: 360, height: 240, count: 1, seed: 91, style: 'realistic' },
        go,
      );
      for (const one of await told(picture?.data ?? new Uint8Array())) expect(one).toMatch(/^a scene, /);
    },
  );

  it('is not mentioned with low confidence, nor searched for if the subject is known', async () => {
    const { jpeg } = photograph(240);
    const sure = await faceIn(jpeg);
    if (!sure) throw new Error('No face was found.');
    expect((await told(jpeg, 'en', async () => ({ ...sure, confidence: 0.7 })))[0]).toMatch(/^a scene, /);
    const never = () => Promise.reject(new Error('asked'));
    const [first] = await describeRequest({ picture: jpeg, subject: 'a lamp', language: 'en' }, never);
    expect(first).toMatch(/^a lamp, /);
    // a search that fails takes nothing from what was measured
    expect((await told(jpeg, 'en', never))[0]).toMatch(/^a scene, /);
  });
});
