import type { FacePlace } from '../../src/api/faces.ts';
import { shapeOf } from '../../src/api/lipsync-limits.ts';
import { clipSize } from '../../src/api/video-modes.ts';
import { lipSyncCost } from '../../src/api/voices.ts';
import type { Deps } from '../deps.ts';
import { randomSeed } from '../draw/draw-plan.ts';
import { COSTS } from '../ledger/costs.ts';
import { type Media, partsOf } from '../media/media.ts';
import type { Model } from '../models/model.ts';
import { requireReady } from '../models/readiness.ts';
import type { MessageKey } from '../rpc/messages.ts';
import { Refusal } from '../rpc/refusal.ts';
import { findFaceIn } from './find-face.ts';
import { requireSpeech } from './require-speech.ts';
import type { Sound } from './sounds.ts';
import type { SpeakPlan } from './speak.ts';

/** A lip-sync ready to be charged. */
export interface PlannedLipSync {
  tool: string;
  points: number;
  provider: string;
  by: Model<'lip-sync'> | Model<'digital-human'>;
  plan: SpeakPlan;
}

/** The accepted aspect ratio, or the picture's own, for pictures of a film. */
const ratioOf = ({ width, height }: Media): string =>
  shapeOf(width ?? 1, height ?? 1) ?? `${width ?? 1}:${height ?? 1}`;

/** Sample texts that select the price of each language. */
const SAMPLE = { zh: '\u4e00', en: 'a' } as const;

/** Points for audio: by the language of its speech if known, otherwise by the accompanying text (LIMIT-04). */
export const pointsFor = ({ language, seconds }: Sound, text: string, maker: Pick<Model, 'points'>): number =>
  maker.points ?? lipSyncCost(COSTS, language ? SAMPLE[language] : text, seconds) ?? 0;

interface Asked {
  tool: string;
  media: Media;
  sound: Sound;
  text: string;
  face: FacePlace | undefined;
}

/** Model, price and inputs; the same for pictures and clips. */
async function planFor(
  deps: Deps,
  userId: number,
  { tool, media, sound, text, face }: Asked,
  medium: 'lip-sync' | 'digital-human',
  noFace: MessageKey,
) {
  const maker = deps.models.find(medium, { tool });
  await requireReady(maker);
  await requireSpeech(deps, maker, sound);
  const place = face ?? (await findFaceIn(deps, userId, media));
  if (!place) throw new Refusal(400, noFace);
  const { mouth, eyes, tilt } = place;
  return {
    made: { tool, points: pointsFor(sound, text, maker), provider: maker.name, by: maker },
    of: { source: media.key, sound: partsOf(sound.file).key, face: { mouth, eyes, tilt } },
  };
}

/** Plans a talking picture. @throws Refusal before anything is charged, if no face was given and none is detected */
export async function planTalk(deps: Deps, userId: number, asked: Asked): Promise<PlannedLipSync> {
  const { made, of } = await planFor(deps, userId, asked, 'lip-sync', 'noFace');
  const size = clipSize('720p', ratioOf(asked.media));
  return { ...made, plan: { kind: 'talk', ...of, ...size, seed: randomSeed() } };
}

/** Plans a clip with new speech. @throws Refusal as {@link planTalk} */
export async function planDub(
  deps: Deps,
  userId: number,
  asked: Asked,
  { cut }: { cut: boolean },
): Promise<PlannedLipSync> {
  const { made, of } = await planFor(deps, userId, asked, 'digital-human', 'noFaceInClip');
  return { ...made, plan: { kind: 'dub', ...of, cut } };
}
