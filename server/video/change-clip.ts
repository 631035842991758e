/** Makes a new clip from an existing one: with a sound effect, or in HD. */
import { join } from 'node:path';
import { layUnder } from '../../generators/sounds/lay-under.ts';
import { SOUND_SECONDS } from '../../generators/sounds/sounds.ts';
import type { Deps } from '../deps.ts';
import { withLocalFile } from '../media/local-file.ts';
import { storageName } from '../media/media.ts';
import { makeFor } from '../models/make.ts';
import type { Claim } from '../tasks/claims.ts';
import { type ClipPlan, partOf } from './clip-plan.ts';
import { type MadeClip, requireSource } from './clip-source.ts';

interface How {
  signal: AbortSignal;
  folder: string;
}
type PlanOf<Kind> = Extract<ClipPlan, { kind: Kind }>;

const soundSeconds = (seconds: number): number =>
  Math.min(SOUND_SECONDS.max, Math.max(SOUND_SECONDS.min, seconds));

/** Adds a sound effect to a clip, without re-encoding the video. */
export async function layClipSound(
  deps: Deps,
  claim: Claim,
  plan: PlanOf<'sound'>,
  how: How,
): Promise<MadeClip> {
  const { source, words, seconds, seed } = plan;
  const media = await requireSource(deps, claim, source);
  return withLocalFile(deps.storage, storageName(media), async (video) => {
    const part = { taskId: claim.taskId, part: partOf(plan) };
    const request = { words, seconds: soundSeconds(seconds), seed };
    const sound = await makeFor(deps, part, deps.models.find('sound-effect'), request, how);
    const file = join(how.folder, 'sounded.mp4');
    await layUnder(video, sound, file, how);
    const { width, height, upscaled } = media;
    return { file, poster: null, width: width ?? 0, height: height ?? 0, seconds, upscaled };
  });
}

/** Upscales a clip. */
export async function upscaleClip(
  deps: Deps,
  claim: Claim,
  plan: PlanOf<'upscale'>,
  how: How,
): Promise<MadeClip> {
  const media = await requireSource(deps, claim, plan.source);
  return withLocalFile(deps.storage, storageName(media), async (video) => {
    const part = { taskId: claim.taskId, part: partOf(plan) };
    const made = await makeFor(deps, part, deps.models.find('clip-upscale'), { file: video }, how);
    return { ...made, upscaled: true };
  });
}
