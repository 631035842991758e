import { lookOf, withFaceMark } from '../heads/face/mark.ts';
import { finish } from './brush/finish.ts';
import { Reel } from './brush/reel.ts';
import { stars } from './brush/sky-things.ts';
import type { Stage } from './brush/stage.ts';
import { createStage } from './brush/stage.ts';
import { drawWeather } from './brush/weather.ts';
import type { Corners, Features } from './people/features.ts';
import { understandNaming } from './people/name-people.ts';
import { behindNear, indoors, nearPeople } from './people/near-people.ts';
import { createFace } from './people/stranger-face.ts';
import {
  type Picture,
  type PictureOptions,
  type PictureRequest,
  type PictureSetting,
  settingAt,
} from './pictures.ts';
import { placeCast } from './placing.ts';
import { createRandom, mixSeed } from './random.ts';
import type { Reference } from './reference.ts';
import { layReference, readReference } from './reference.ts';
import type { Around, Knobs, Scene } from './scene.ts';
import { castScene } from './scene.ts';
import { drawFaces } from './scenes/portrait.ts';
import { painters } from './scenes/settings.ts';
import type { Look, ScenePlan } from './words/plan.ts';

/** Paints the pictures of a request one after another. Rejects with the signal's reason between pictures. */
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
    // each picture has its own seed, which reproduces it alone
    const seed = (request.seed + turn) >>> 0;
    const plan = understandNaming(prompt, negative, people, seed);
    pictures.push(
      await paintOne({ ...request, ...settingAt(request.setting, turn) }, plan, references, seed),
    );
    onPicture?.(turn + 1);
    // painting blocks the event loop: let an abort in
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

/** Adds the positions of the faces to the JPEG, for talking heads. */
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

/** The part of a request that painting one picture from a plan needs. */
export type Sitting = Omit<PictureRequest, 'prompt' | 'negative' | 'count' | 'references'>;

/**
 * Paints the scene of a plan, without post-processing.
 * @param seconds length of a clip, whose layers are then collected in `stage.reel`; its references only provide colors
 */
export async function paintStage(
  request: Sitting,
  plan: ScenePlan,
  references: readonly Reference[],
  seconds?: number,
): Promise<Stage> {
  const { width, height, seed } = request;
  const random = createRandom(mixSeed(seed, plan.hash));
  const around = request.setting && aroundIn(request.setting);
  const look: Look = request.style === 'auto' ? (plan.look ?? 'realistic') : request.style;
  const knobs: Knobs = {
    push: (request.stylize ?? 100) / 1000,
    odd: (request.weird ?? 0) / 3000,
    chaos: (request.chaos ?? 0) / 100,
  };
  const filmed = seconds !== undefined;
  const laid = seconds === undefined ? references : [];
  const strong = laid.find(({ weight }) => weight >= 0.75);
  // a base image that is regraded to another time must not tint that light
  const hints =
    strong && plan.time
      ? []
      : references.flatMap(({ colours, weight }) => (weight > 0.05 ? colours.slice(0, 2) : []));
  const scene = castScene(plan, look, knobs, seed, random.fork('scene'), hints, around);
  const stage = createStage(scene, width, height, (around?.place ?? random).fork('stage'));
  if (seconds !== undefined) stage.reel = new Reel(stage, seconds);
  const places = painters[scene.setting](stage);
  for (const reference of laid) layReference(stage, reference, plan.time !== null);
  if (strong && scene.time === 'night' && plan.time) stars(stage, stage.horizon * 0.6, 0.6);
  const near = nearPeople(scene);
  if (scene.setting === 'portrait' && near.length === 0) drawFaces(stage, await faces(scene, random, filmed));
  else if (scene.setting !== 'portrait') {
    const others = behindNear(scene, near);
    placeCast(
      { ...stage, scene: others },
      strong ? { ground: height * 0.92, middle: height * 0.72, depth: 0.1, room: 0.42 } : places,
      around && random.fork('cast'),
    );
    if (!strong) places.front?.();
  }
  // a base image keeps its season unless the prompt names another
  if (!strong || plan.weather || plan.season || plan.sky.length > 0) drawWeather(stage);
  // after the weather, so that rain and mist do not cover faces
  if (near.length > 0)
    drawFaces(
      indoors(stage),
      await faces({ ...scene, cast: near }, random, filmed),
      behindNear(scene, near).shown?.aside,
    );
  return stage;
}

const aroundIn = ({ seed, film = seed, where, world }: PictureSetting): Around => ({
  place: createRandom(seed),
  film: createRandom(film),
  ...(where && { where }),
  ...(world && { world }),
});

function faces(
  scene: Scene,
  random: ReturnType<typeof createRandom>,
  blinks: boolean,
): Promise<Awaited<ReturnType<typeof createFace>>[]> {
  const people = scene.cast.flatMap((cast) => Array.from({ length: cast.count }, () => cast)).slice(0, 3);
  return Promise.all(
    people.map((cast, i) => {
      // a subject of a reference keeps the face it has there
      const source = cast.drawn === undefined ? random : createRandom(cast.drawn);
      return createFace(cast, scene, source.fork(`face${i}`), blinks);
    }),
  );
}
