import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { describePicture } from '../../../generators/prompts/describe.ts';
import { measurePicture } from '../../../generators/prompts/picture-facts.ts';

const flat = (colour: string, width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();
const half = (svg: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60">${svg}</svg>`))
    .png()
    .toBuffer();

describe('what is measured in a picture', () => {
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

  it('nothing, of what is no picture', async () => {
    await expect(measurePicture(new Uint8Array([1, 2, 3]))).rejects.toThrow();
  });
});

describe('the prompts for a picture', () => {
  it('are four, in the language asked for, and say what was measured', async () => {
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

  it('begin with the subject where it is known', async () => {
    const facts = await measurePicture(await flat('#808080'));
    for (const prompt of describePicture(facts, { subject: 'a lamp on a table', language: 'en' }))
      expect(prompt.startsWith('a lamp on a table, ')).toBe(true);
  });
});
