import { describe, expect, it } from 'vitest';
import { prepareFilming } from '../../generators/clips/filming.ts';
import { filmPhoto } from '../../generators/clips/photo-film.ts';
import { decodeStill } from '../../generators/clips/still.ts';
import { walksIn } from '../../generators/clips/walk-words.ts';
import { paintPictures } from '../../generators/pictures/engine.ts';
import { changed, difference, momentOf, motionInside, sceneOf } from './motion.ts';
import { detailedPicture } from './pictures.ts';
import { go } from './signal.ts';

/** Every setting of the engine, without anybody in it who could move instead. */
const SETTINGS: readonly (readonly [name: string, words: string])[] = [
  ['meadow', 'an empty meadow at noon'],
  ['garden', 'a flower garden'],
  ['forest', 'a forest'],
  ['sea', 'the open sea at dusk'],
  ['underwater', 'a coral reef underwater'],
  ['city', 'a city at night'],
  ['street', 'a street at dusk'],
  ['mountain', 'mountains under clouds'],
  ['cliff', 'a cliff above the sea'],
  ['field', 'a lavender field'],
  ['desert', 'a desert with clouds'],
  ['river', 'a calm river at dawn'],
  ['waterfall', 'a waterfall'],
  ['room', 'a room at night'],
  ['table', 'a table at night'],
  ['space', 'outer space'],
  ['moon', 'on the moon'],
  ['mars', 'on mars'],
  ['sky', 'above the clouds'],
  ['portrait', 'a portrait of a woman'],
  ['abstract', 'abstract shapes'],
];

describe('a scene of the engine', () => {
  it.each(SETTINGS)('moves inside the picture in each of its seconds: %s', async (name, words) => {
    for (const style of ['realistic', 'animation'] as const)
      expect(motionInside(await sceneOf(words, style, 3), 3), `${name}, ${style}`).toBeGreaterThan(0.0005);
  });

  it.each<[string, string, number]>([
    ['rain', 'rain over a meadow', 0.05],
    ['snow', 'snowfall in the mountains', 0.05],
    ['a car', 'a red car in the desert', 0.02],
    ['a boat', 'a boat on the sea', 0.01],
    ['birds', 'three birds over the sea', 0.005],
    ['fireworks', 'fireworks over the city', 0.01],
  ])('shows %s on its way', async (_name, words, least) => {
    expect(motionInside(await sceneOf(words), 3)).toBeGreaterThan(least);
  });

  it('starts as the picture of the same prompt', async () => {
    for (const prompt of [
      'a boat on the sea at dusk',
      'a city at night',
      'a cat in a garden',
      'a wheat field',
      'a cliff',
    ]) {
      const ask = { prompt, width: 240, height: 136, seed: 7, style: 'animation', count: 1 } as const;
      const [picture] = await paintPictures(ask, go);
      const pixels = await decodeStill(picture?.data ?? new Uint8Array(), { width: 192, height: 108 });
      const still = momentOf(filmPhoto(pixels, { words: '', seconds: 3, seed: 1 }), 0);
      const scene = momentOf(await sceneOf(prompt, 'animation'), 0);
      expect(difference(still, scene), prompt).toBeLessThan(6);
    }
  });

  it('shows people walking if the prompt says so', async () => {
    expect(walksIn('The girl walks home')).toBe(true);
    expect(walksIn('女孩在街上奔跑')).toBe(true);
    expect(walksIn('The girl looks at the sea')).toBe(false);
    const [walking, standing] = [
      await sceneOf('a girl walks in a desert'),
      await sceneOf('a girl in a desert'),
    ];
    const gone = (scene: typeof walking) => changed(momentOf(scene, 0), momentOf(scene, 3));
    expect(gone(walking)).toBeGreaterThan(gone(standing));
  });
});

const task = { references: [], seconds: 2, width: 192, height: 108, seed: 3 } as const;

describe('a clip', () => {
  const recipe = {
    prompt: 'a boat on the sea',
    width: 240,
    height: 136,
    seed: 3,
    style: 'animation',
  } as const;
  const drawn = async () => {
    const [picture] = await paintPictures({ ...recipe, count: 1 }, go);
    return decodeStill(picture?.data ?? new Uint8Array(), task);
  };

  it('is deterministic by seed', async () => {
    const frame = async (seed: number) => {
      const filming = await prepareFilming({
        ...task,
        seed,
        first: { recipe: { ...recipe, seed } },
        prompt: 'static',
      });
      return Buffer.from(filming.frame(20));
    };
    const [once, again, other] = [await frame(3), await frame(3), await frame(4)];
    expect(once.equals(again)).toBe(true);
    expect(once.equals(other)).toBe(false);
  });

  it('animates the scene of a picture’s recipe, or the picture itself if the recipe paints another', async () => {
    const pixels = await drawn();
    const frame = async (first: Parameters<typeof prepareFilming>[0]['first']) =>
      Buffer.from((await prepareFilming({ ...task, first, prompt: 'static' })).frame(25));
    const scene = await frame({ recipe });
    const picture = await frame({ pixels });
    expect(scene.equals(picture)).toBe(false);
    expect((await frame({ pixels, recipe })).equals(scene)).toBe(true);
    expect((await frame({ pixels, recipe: { ...recipe, prompt: 'a cozy room' } })).equals(picture)).toBe(
      true,
    );
  });

  it('of a picture without a recipe has parallax, and rain or snow that the prompt names', async () => {
    const pixels = await decodeStill(await detailedPicture(120), task);
    const film = (words: string) => filmPhoto(pixels, { words, seconds: 2, seed: 1 });
    const fallen = (words: string) => changed(momentOf(film(words), 0.5), momentOf(film(words), 1));
    expect(fallen('heavy snow falls')).toBeGreaterThan(fallen('') + 0.02);
    const nears: number[] = [];
    const canvas = { setTransform() {}, drawImage() {} };
    film('').draw(canvas as never, 0, (near) => {
      nears.push(near);
      return [1, 0, 0, 1, 0, 0];
    });
    expect(Math.max(...nears) - Math.min(...nears)).toBeGreaterThan(0.3);
    expect(nears.at(-1) ?? 0).toBeGreaterThan(nears[0] ?? 1);
  });

  it('ends with the given last picture', async () => {
    const [first, last] = [await drawn(), await decodeStill(await detailedPicture(120), task)];
    const filming = await prepareFilming({
      ...task,
      first: { pixels: first },
      last: { pixels: last },
      prompt: 'static',
    });
    const alone = await prepareFilming({ ...task, first: { pixels: last }, prompt: 'static' });
    const end = filming.frames - 1;
    expect(difference(filming.frame(end), alone.frame(end))).toBeLessThan(1);
    expect(difference(filming.frame(0), alone.frame(0))).toBeGreaterThan(10);
  });
});
