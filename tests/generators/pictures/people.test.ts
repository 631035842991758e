import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { faceMarkOf } from '../../../generators/heads/face/mark.ts';
import { paintPictures } from '../../../generators/pictures/engine.ts';
import { understandNaming } from '../../../generators/pictures/people/name-people.ts';
import type { PicturePerson } from '../../../generators/pictures/pictures.ts';

const mei: PicturePerson = {
  name: 'Mei',
  look: { words: 'A girl with long green hair in a purple coat', seed: 7 },
};
const tomas: PicturePerson = {
  name: 'Tomas',
  look: { words: 'An old man with white hair in a red jacket', seed: 9 },
};
const people = [mei, tomas];
const plain = (name: string, words: string, seed = 1): PicturePerson => ({ name, look: { words, seed } });

/** Hues that only one of the two has, in degrees. */
const HUES = { hers: [145, 269], his: [358] };

/** Large enough that the hair of a whole figure is more than a few pixels. */
const [WIDE, HIGH] = [384, 216];

async function hueShares(prompt: string, style: 'animation' | 'realistic', seed: number) {
  const [picture] = await paintPictures(
    { prompt, width: WIDE, height: HIGH, count: 1, seed, style, people },
    { signal: new AbortController().signal },
  );
  const ctx = createCanvas(WIDE, HIGH).getContext('2d');
  ctx.drawImage(await loadImage(Buffer.from(picture?.data ?? [])), 0, 0);
  const { data } = ctx.getImageData(0, 0, WIDE, HIGH);
  /** The share of all pixels with this hue and a clear color. */
  return (hue: number): number => {
    let found = 0;
    for (let i = 0; i < data.length; i += 4) {
      const [r = 0, g = 0, b = 0] = data.subarray(i, i + 3);
      const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
      if (high - low < 50 || high < 60) continue;
      const turn =
        high === r
          ? (g - b) / (high - low)
          : high === g
            ? 2 + (b - r) / (high - low)
            : 4 + (r - g) / (high - low);
      const away = Math.abs(((turn * 60 - hue + 540) % 360) - 180);
      if (away < 14) found++;
    }
    return found / (WIDE * HIGH);
  };
}

const castOf = (prompt: string, who = people, seed = 5) => understandNaming(prompt, '', who, seed).cast;

describe('people of a story', () => {
  it.each(['realistic', 'animation'] as const)(
    'wear the same colors in every shot, near and far, and no one else wears them (%s)',
    async (style) => {
      const shots = [
        (name: string) => `${name} from the chest up in a city at noon, cloudless`,
        (name: string) => `The face of ${name}, the desert at noon`,
        (name: string) => `${name} in full figure in the snow at noon`,
      ];
      for (const [seed, shot] of shots.entries()) {
        const [her, his] = [
          await hueShares(shot('Mei'), style, seed),
          await hueShares(shot('Tomas'), style, seed),
        ];
        for (const hue of HUES.hers) expect(her(hue), shot('Mei')).toBeGreaterThan(3 * his(hue) + 0.0004);
        for (const hue of HUES.his) expect(his(hue), shot('Tomas')).toBeGreaterThan(3 * her(hue) + 0.0004);
      }
    },
  );

  it('keep face, skin, hair, age and clothes in every shot, and differ from each other', () => {
    const looks = [
      'Mei',
      'a close-up of Mei at night',
      'Mei runs in the rain',
      'Tomas and Mei on the beach',
    ].map((prompt) => castOf(prompt).find(({ person }) => person?.name === 'Mei')?.person);
    for (const look of looks) expect(look).toEqual(looks[0]);
    const [other] = castOf('Tomas');
    expect(other?.person).not.toMatchObject({ seed: looks[0]?.seed });
    expect([looks[0]?.old, other?.person?.old, looks[0]?.woman, other?.person?.woman]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('look as described; the seed decides what the description leaves open', () => {
    const of = (words: string, seed?: number) => castOf('Lin', [plain('Lin', words, seed)])[0]?.person;
    expect(of('A woman with short blond hair, dark skin, a green dress and glasses')).toMatchObject({
      hair: [217, 171, 90],
      skin: [125, 78, 51],
      cloth: [79, 165, 87],
      dress: true,
      glasses: true,
      woman: true,
    });
    expect(of('一个银发的老爷爷，白胡子，穿红色外套')).toMatchObject({
      hair: [185, 184, 186],
      cloth: [216, 52, 58],
      old: true,
      woman: false,
      beard: true,
    });
    expect(of('A boy', 4)).toEqual(of('A boy', 4));
    const seen = new Set(Array.from({ length: 12 }, (_, seed) => JSON.stringify(of('A boy', seed)?.cloth)));
    expect(seen.size).toBeGreaterThan(3);
  });

  it('without a seed look different in each picture', () => {
    const open: PicturePerson[] = [{ name: 'Lin', look: { words: 'A boy' } }];
    expect(castOf('Lin', open, 1)).not.toEqual(castOf('Lin', open, 2));
    expect(castOf('Lin', open, 1)).toEqual(castOf('Lin', open, 1));
  });

  it('replace unnamed people: a pronoun or a noun refers to the named ones', () => {
    const who = (prompt: string) =>
      castOf(prompt).map(({ person, figure, count }) => person?.name ?? `${count} ${figure}`);
    expect(who('Mei lifts her hand. She smiles.')).toEqual(['Mei']);
    expect(who('The girl, Mei, waves to the old man.')).toEqual(['Mei', '1 person']);
    expect(who('Mei and Tomas and a dog')).toEqual(['Mei', 'Tomas', '1 dog']);
    expect(who('Two women talk, Mei listens')).toEqual(['Mei', '1 person']);
  });

  it('are not found within other words, except in Chinese, which has no word boundaries', () => {
    expect(castOf('The Meister sings').some(({ person }) => person)).toBe(false);
    const lin = [plain('小林', '一个女孩')];
    expect(castOf('夜里小林走进森林', lin)[0]?.person?.name).toBe('小林');
  });

  it('are alone in a portrait, without what they hold', async () => {
    const faces = async (prompt: string) => {
      const [picture] = await paintPictures(
        { prompt, width: 200, height: 160, count: 1, seed: 4, style: 'animation', people },
        { signal: new AbortController().signal },
      );
      return faceMarkOf(picture?.data ?? new Uint8Array())?.faces.length;
    };
    expect(await faces('The face of Mei, holding a flower')).toBe(1);
    expect(await faces('Mei and Tomas from the chest up')).toBe(2);
  });

  it('may be animals and robots, always drawn the same', () => {
    const fox = [plain('Rusty', 'A fox who wears a scarf')];
    const [a, b] = [castOf('Rusty in the snow', fox)[0], castOf('Rusty sleeps', fox)[0]];
    expect([a?.figure, b?.figure]).toEqual(['fox', 'fox']);
    expect(a?.person?.seed).toBe(b?.person?.seed);
  });
});
