import { createLens } from '../pictures/brush/finish.ts';
import { drawWeather } from '../pictures/brush/weather.ts';
import { paintStage } from '../pictures/engine.ts';
import { understandNaming } from '../pictures/people/name-people.ts';
import { readReference } from '../pictures/reference.ts';
import { understand } from '../pictures/words/understand.ts';
import type { ClipReference, PictureRecipe } from './clips.ts';
import { lendSubjects } from './lend-subjects.ts';
import type { MovingPicture } from './moving-picture.ts';
import { walksIn } from './walk-words.ts';

/** A scene and how to animate it. */
export interface SceneWish {
  recipe: PictureRecipe;
  /** The clip's prompt, which may make somebody walk or rain fall. */
  words: string;
  references: readonly ClipReference[];
  seconds: number;
}

/** Paints a scene of the picture engine as layers with moving parts. */
export async function filmScene({ recipe, words, references, seconds }: SceneWish): Promise<MovingPicture> {
  const { prompt, negative, people = [], seed } = recipe;
  const named = understandNaming(prompt, negative, people, seed);
  const plan = { ...lendSubjects(named, references), walks: walksIn(words) };
  const read = [];
  for (const { data, weight } of references) read.push(await readReference(data, weight));
  const stage = await paintStage(recipe, plan, read, seconds);
  const { reel, width, height, scene } = stage;
  if (!reel) throw new Error('The scene was painted as a still picture.');
  const { weather } = understand(words);
  const falls = weather !== null && weather !== 'clear' && weather !== 'cloudy';
  if (falls && weather !== scene.weather) drawWeather({ ...stage, scene: { ...scene, weather } });
  const lens = createLens(stage);
  return {
    width,
    height,
    aim: reel.aim(),
    draw(ctx, time, look) {
      reel.draw(ctx, time, look);
      lens(ctx);
    },
  };
}
