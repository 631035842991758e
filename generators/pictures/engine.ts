import { lookOf, withFaceMark } from '../heads/face/mark.ts';
import { finish } from './brush/finish.ts';
import { Reel } from './brush/reel.ts';
import { stars } from './brush/sky-things.ts';
import type { Stage } from './brush/stage.ts';
import { createStage } from './brush/stage.ts';
import { drawWeather } from './brush/weather.ts';
import type { Corners, Features } from './people/features.ts';
import { understandNaming } from './people/name-people.ts';
import { indoors, nearPeople } from './people/near-people.ts';
import { createFace } from './people/stranger-face.ts';
import type { Picture, PictureOptions, PictureRequest } from './pictures.ts';
import { placeCast } from './placing.ts';
import { createRandom, mixSeed } from './random.ts';
import type { Reference } from './reference.ts';
import { layReference, readReference } from './reference.ts';
import type { Knobs, Scene } from './scene.ts';
import { castScene } from './scene.ts';
import { drawFaces } from './scenes/portrait.ts';
import { painters } from './scenes/settings.ts';
import type { Look, ScenePlan } from './words/plan.ts';

/** Draws every picture of a request, one after another. Rejects with the signal's reason between pictures. */
export async function paintPictures(
  request: PictureRequest,
  { signal, onPicture }: PictureOptions,
): Promise<Picture[]> {
  const { prompt, negative, people = [] } = request;
  const references: Reference[] = [];
  for (const { data, weight, of } of request.references ?? [])
    if (!people.some(({ name }) => name === of)) references.push(await readReference(data, weight));
  const pictures: Picture[] = [];
  for (let turn = 0; turn < request.count; turn++) {
    signal.throwIfAborted();
    // Each picture has a seed of its own, so that asking for that seed alone draws it again.
    const seed = (request.seed + turn) >>> 0;
    const plan = understandNaming(prompt, negative, people, seed);
    pictures.push(await paintOne(request, plan, references, seed));
    onPicture?.(turn + 1);
    // Lets an abort or another message in: painting itself never waits.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return pictures;
}

async function paintOne(
  request: PictureRequest,
  plan: ScenePlan,
  references: readonly Reference[],
  seed: number,
): Promise<Picture> {
  const { width, height } = request;
  const stage = await paintStage({ ...request, seed }, plan, references);
  finish(stage);
  const data = await withFaces(new Uint8Array(await stage.canvas.encode('jpeg', 88)), stage);
  return { data, mime: 'image/jpeg', width, height, seed };
}

/** The picture with the places of its faces, for whoever lets them speak. */
async function withFaces(jpeg: Uint8Array, { faces, width, height }: Stage): Promise<Uint8Array> {
  if (faces.length === 0) return jpeg;
  const shares = ([left, top, right, bottom]: Corners): Corners => [
    left / width,
    top / height,
    right / width,
    bottom / height,
  ];
  const placed = faces.map(
    ({ mouth, eyes: [left, right] }): Features => ({
      mouth: shares(mouth),
      eyes: [shares(left), shares(right)],
    }),
  );
  return withFaceMark(jpeg, { faces: placed, look: await lookOf(jpeg) });
}

/** What one picture is painted from. */
export type Sitting = Omit<PictureRequest, 'prompt' | 'negative' | 'count' | 'references'>;

/**
 * Paints the scene of a plan, all but the lens in front of it.
 * @param seconds the length of a clip, whose layers are kept apart; its references lend their colors alone
 */
export async function paintStage(
  request: Sitting,
  plan: ScenePlan,
  references: readonly Reference[],
  seconds?: number,
): Promise<Stage> {
  const { width, height, seed } = request;
  const random = createRandom(mixSeed(seed, plan.hash));
  const look: Look = request.style === 'auto' ? (plan.look ?? 'realistic') : request.style;
  const knobs: Knobs = {
    push: (request.stylize ?? 100) / 1000,
    odd: (request.weird ?? 0) / 3000,
    chaos: (request.chaos ?? 0) / 100,
  };
  const filmed = seconds !== undefined;
  const laid = seconds === undefined ? references : [];
  const strong = laid.find(({ weight }) => weight >= 0.75);
  // A base image to be brought to another hour must not colour that hour's light.
  const hints =
    strong && plan.time
      ? []
      : references.flatMap(({ colours, weight }) => (weight > 0.05 ? colours.slice(0, 2) : []));
  const scene = castScene(plan, look, knobs, seed, random.fork('scene'), hints);
  const stage = createStage(scene, width, height, random.fork('stage'));
  if (seconds !== undefined) stage.reel = new Reel(stage, seconds);
  const places = painters[scene.setting](stage);
  for (const reference of laid) layReference(stage, reference, plan.time !== null);
  if (strong && scene.time === 'night' && plan.time) stars(stage, stage.horizon * 0.6, 0.6);
  const near = nearPeople(scene);
  if (scene.setting === 'portrait' && near.length === 0) drawFaces(stage, await faces(scene, random, filmed));
  else if (scene.setting !== 'portrait') {
    const others = { ...scene, cast: scene.cast.filter((one) => !near.includes(one)) };
    placeCast(
      { ...stage, scene: others },
      strong ? { ground: height * 0.92, middle: height * 0.72, depth: 0.1, room: 0.42 } : places,
    );
    if (!strong) places.front?.();
  }
  // A base image keeps its own season unless the words ask for another.
  if (!strong || plan.weather || plan.season) drawWeather(stage);
  // nearer than rain and mist: their faces stay clear
  if (near.length > 0) drawFaces(indoors(stage), await faces({ ...scene, cast: near }, random, filmed));
  return stage;
}

function faces(
  scene: Scene,
  random: ReturnType<typeof createRandom>,
  blinks: boolean,
): Promise<Awaited<ReturnType<typeof createFace>>[]> {
  const people = scene.cast.flatMap((cast) => Array.from({ length: cast.count }, () => cast)).slice(0, 3);
  return Promise.all(
    people.map((cast, i) => {
      // somebody of another picture has the face that they have there
      const source = cast.drawn === undefined ? random : createRandom(cast.drawn);
      return createFace(cast, scene, source.fork(`face${i}`), blinks);
    }),
  );
}
