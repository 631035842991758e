import { createCanvas } from '@napi-rs/canvas';
import { RATE } from '../ffmpeg/encode.ts';
import { cameraAt } from './camera.ts';
import type { ClipTask } from './clip-messages.ts';
import type { PictureRecipe } from './clips.ts';
import { drawBent, type Flow, flowBetween } from './morph.ts';
import { aimed, combine } from './motion.ts';
import { motionsOf, saysMotion } from './motion-words.ts';
import type { MovingPicture } from './moving-picture.ts';
import { filmPhoto } from './photo-film.ts';
import { canvasOf, type Pixels } from './pixels.ts';
import { filmScene } from './scene-film.ts';

/** The dissolve to the last picture: its start and length as shares of the clip. */
const CROSS = { from: 0.4, length: 0.4 } as const;

/** A clip that is ready to be painted frame by frame. */
export interface Filming {
  frames: number;
  /** RGBA, 4 bytes a pixel; valid until the next frame is painted. */
  frame(nth: number): Uint8Array;
}

/** Prepares a clip: paints its scenes, estimates depth of its pictures, chooses the camera move. */
export async function prepareFilming(task: ClipTask): Promise<Filming> {
  const { width, height, seconds } = task;
  const first = await pictureOf(task, task.first);
  const last = task.last && (await pictureOf(task, task.last));
  const motion = combine(motionsOf(task.prompt, task.seed));
  const asked = saysMotion(task.prompt);
  const frames = Math.round(seconds * RATE);
  const canvas = createCanvas(width, height);
  const ctx = canvas.getContext('2d');
  const another = () => createCanvas(width, height);
  const ending = last && { one: another(), other: another(), bent: another() };
  const show = (picture: MovingPicture, on: typeof ctx, nth: number) => {
    const share = nth / Math.max(1, frames - 1);
    // a cleared canvas forgets the frame before, of which it would keep a copy
    on.clearRect(0, 0, width, height);
    picture.draw(
      on,
      nth / RATE,
      cameraAt(aimed(motion, first.aim, asked), share, nth / RATE, {
        scene: picture,
        frame: { width, height },
      }),
    );
  };
  // motion is estimated in the middle of the dissolve
  const flows = ending && last && findFlows(Math.round(frames * (CROSS.from + CROSS.length / 2)));
  return {
    frames,
    frame(nth) {
      const crossed = (nth / frames - CROSS.from) / CROSS.length;
      const gone = Math.max(0, Math.min(1, crossed));
      const share = gone * gone * (3 - 2 * gone);
      if (!last || share === 0) show(first, ctx, nth);
      else if (share === 1) show(last, ctx, nth);
      else if (ending && flows) {
        show(first, ending.one.getContext('2d'), nth);
        show(last, ending.other.getContext('2d'), nth);
        drawBent(ctx, ending.one, flows.there, share);
        // through a canvas of its own: overlapping cells would blend twice
        drawBent(ending.bent.getContext('2d'), ending.other, flows.back, 1 - share);
        ctx.globalAlpha = share;
        ctx.drawImage(ending.bent, 0, 0);
        ctx.globalAlpha = 1;
      }
      return canvas.data();
    },
  };

  function findFlows(nth: number): { there: Flow; back: Flow } | undefined {
    if (!last || !ending) return undefined;
    const { one, other } = ending;
    show(first, one.getContext('2d'), nth);
    show(last, other.getContext('2d'), nth);
    return { there: flowBetween(one, other), back: flowBetween(other, one) };
  }
}

async function pictureOf(task: ClipTask, source: ClipTask['first']): Promise<MovingPicture> {
  const { prompt, seconds, seed, references } = task;
  const pixels = 'pixels' in source ? source.pixels : undefined;
  if (source.recipe) {
    const recipe = fitted(source.recipe, task);
    const scene = await filmScene({ recipe, words: prompt, references: pixels ? [] : references, seconds });
    if (!pixels || isSame(scene, pixels)) return scene;
  }
  if (!pixels) throw new Error('There is nothing to film.');
  return filmPhoto(pixels, { words: prompt, seconds, seed });
}

/** Scale of the painted scene to the frame: the camera zooms in, which small frames show as blur. */
const oversample = ({ width, height }: ClipTask): number => (Math.min(width, height) > 720 ? 1 : 1.1);

/** The recipe in a size that covers the frame. Its ratio is kept, since another ratio gives another layout. */
function fitted(recipe: PictureRecipe, task: ClipTask): PictureRecipe {
  const scale = oversample(task) * Math.max(task.width / recipe.width, task.height / recipe.height);
  return { ...recipe, width: Math.round(recipe.width * scale), height: Math.round(recipe.height * scale) };
}

const SAMPLE = 40;
/** Largest mean difference, of 256 steps a channel, between two sizes of one picture; leaves room for rain or snow. */
const ALIKE = 16;

/** Whether a scene matches the given picture: pictures are edited, and new versions of the engine paint differently. */
function isSame(scene: MovingPicture, pixels: Pixels): boolean {
  const small = createCanvas(SAMPLE, SAMPLE);
  const ctx = small.getContext('2d');
  ctx.imageSmoothingQuality = 'high';
  const sampled = (draw: () => void) => {
    draw();
    return Uint8Array.from(small.data());
  };
  const whole = createCanvas(scene.width, scene.height);
  scene.draw(whole.getContext('2d'), 0, () => [1, 0, 0, 1, 0, 0]);
  // crop the scene as decodeStill cropped the pixels: to their ratio, around the middle
  const ratio = pixels.width / pixels.height;
  const [wide, tall] = [
    Math.min(scene.width, scene.height * ratio),
    Math.min(scene.height, scene.width / ratio),
  ];
  const [x, y] = [(scene.width - wide) / 2, (scene.height - tall) / 2];
  const painted = sampled(() => ctx.drawImage(whole, x, y, wide, tall, 0, 0, SAMPLE, SAMPLE));
  const given = sampled(() => ctx.drawImage(canvasOf(pixels), 0, 0, SAMPLE, SAMPLE));
  let sum = 0;
  for (let i = 0; i < painted.length; i++) sum += Math.abs((painted[i] ?? 0) - (given[i] ?? 0));
  return sum / (painted.length * 0.75) < ALIKE;
}
