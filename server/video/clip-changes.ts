/** Plans changes of a finished clip: sound effect, HD upscale. */
import { hdProblem } from '../../src/api/draw-hd.ts';
import { CLIP_TOOLS } from '../../src/api/video-modes.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { randomSeed } from '../draw/draw-plan.ts';
import { COSTS } from '../ledger/costs.ts';
import { partsOf } from '../media/media.ts';
import { requireKey } from '../media/media-address.ts';
import { requireReady } from '../models/readiness.ts';
import type { Context } from '../rpc/context.ts';
import { Refusal } from '../rpc/refusal.ts';
import { flag } from '../rpc/route.ts';
import type { Prepared } from './clip-kind.ts';
import { type ClipRow, requireClip } from './clip-rows.ts';
import type { ShotPlace } from './clips.ts';
import { isExpired } from './serialize-clip.ts';

interface Named {
  id: number;
  media_url: string;
}

const sourceOf = ({ video }: ClipRow): string => partsOf(video).key;
const placeOf = ({ project_id, shot_id }: ClipRow): ShotPlace | null =>
  project_id !== null && shot_id !== null ? { projectId: project_id, shotId: shot_id } : null;

/** The finished clip named by a call's id and video. @throws Refusal if there is none, or the video is a different one */
async function requireNamed(
  { db }: Deps,
  { host }: Context,
  userId: number,
  { id, media_url }: Named,
): Promise<ClipRow> {
  const row = await requireClip(db, userId, id);
  if (row.status !== 'done' || row.video === '') throw new Refusal(400, 'clipNotDone');
  if (isExpired(row)) throw new Refusal(400, 'sourceGone');
  if (requireKey(media_url, host) !== sourceOf(row)) throw new Refusal(400, 'clipNotThis');
  return row;
}

/** Fields that a changed clip copies from its source. */
const copiedFields = (row: ClipRow) => ({
  model: row.model,
  resolution: row.resolution,
  prompt: row.prompt,
  options: row.options,
  place: placeOf(row),
});

/** The speech audio that a changed clip keeps from its source. */
const voiceOf = ({ voice }: ClipRow): { voice?: string } => (voice === null ? {} : { voice });

/** Plans a sound effect (VIDEO-51). */
export async function prepareSound(
  deps: Deps,
  context: Context,
  userId: number,
  input: Named & { media_prompt: string },
): Promise<Prepared> {
  const row = await requireNamed(deps, context, userId, input);
  if (row.tool_name === CLIP_TOOLS.soundEffect) throw new Refusal(400, 'clipHasSound');
  if (!deps.models.has('sound-effect')) throw new Refusal(501, 'notOffered');
  const maker = deps.models.find('sound-effect', { tool: CLIP_TOOLS.soundEffect });
  await requireReady(maker);
  const words = input.media_prompt;
  return {
    ...copiedFields(row),
    prompt: words,
    options: { ...row.options, prompt: row.options.prompt ?? row.prompt, sound: words },
    tool: CLIP_TOOLS.soundEffect,
    points: maker.points ?? COSTS.sound_effect_points,
    plan: {
      kind: 'sound',
      source: sourceOf(row),
      words,
      seconds: row.seconds,
      seed: randomSeed(),
      ...voiceOf(row),
    },
    provider: maker.name,
    by: maker,
  };
}

/** Plans an HD upscale (VIDEO-52). */
export async function prepareUpscale(
  deps: Deps,
  context: Context,
  userId: number,
  input: Named,
): Promise<Prepared> {
  return upscaledClip(deps, await requireNamed(deps, context, userId, input));
}

/** Plans an HD upscale of a finished clip. @throws Refusal if it was upscaled before, or is too large */
export async function upscaledClip(deps: Deps, row: ClipRow): Promise<Prepared> {
  requireUpscalable(row);
  if (!deps.models.has('clip-upscale')) throw new Refusal(501, 'notOffered');
  const maker = deps.models.find('clip-upscale', { tool: CLIP_TOOLS.hd });
  await requireReady(maker);
  return {
    ...copiedFields(row),
    tool: CLIP_TOOLS.hd,
    points: maker.points ?? COSTS.upscale_points,
    plan: { kind: 'upscale', source: sourceOf(row), seconds: row.seconds, ...voiceOf(row) },
    provider: maker.name,
    by: maker,
  };
}

/** @throws Refusal if the clip was upscaled before, or is not under 1920 x 1080 in either orientation (LIMIT-06, LIMIT-07) */
function requireUpscalable({ width, height, upscaled }: ClipRow): void {
  const problem = hdProblem({ width: width ?? 0, height: height ?? 0, upscaled: flag(upscaled) });
  if (problem) throw new Refusal(400, problem === 'again' ? 'clipAlreadyUpscaled' : 'clipTooLarge');
}

/**
 * Locks clips in the transaction that charges their upscales, so that a concurrent one waits; of several, all at once and before
 * anything is charged, in the order that everybody takes.
 */
export async function lockClips(client: Queries, userId: number, ids: readonly number[]): Promise<void> {
  await client.query(
    'SELECT 1 FROM clips WHERE id = ANY($1::bigint[]) AND user_id = $2 ORDER BY id FOR NO KEY UPDATE',
    [ids, userId],
  );
}

/** Reads a locked clip again. @throws Refusal as above */
export async function requireStillUpscalable(client: Queries, userId: number, id: number): Promise<void> {
  requireUpscalable(await requireClip(client, userId, id));
}
