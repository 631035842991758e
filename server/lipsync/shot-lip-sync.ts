/** Lip-syncs in a film: talking pictures of shots, and clips with new speech. */
import type { CallOutput } from '../../src/api/call.ts';
import { fitsClip, LIP_SYNC_LIMITS } from '../../src/api/lipsync-limits.ts';
import type { lipSyncImage, lipSyncVideo } from '../../src/api/storyboard.ts';
import { CLIP_TOOLS } from '../../src/api/video-modes.ts';
import type { Deps } from '../deps.ts';
import { requireDraw } from '../draw/draws.ts';
import { requireOwnShot } from '../film/storyboard/shot-owner.ts';
import { findOwnMedia, type Media, partsOf } from '../media/media.ts';
import type { Context } from '../rpc/context.ts';
import { Refusal } from '../rpc/refusal.ts';
import type { Prepared } from '../video/clip-kind.ts';
import { type ClipRow, findClips } from '../video/clip-rows.ts';
import { type PlannedLipSync, planDub, planTalk } from './lip-sync-plan.ts';
import { requireSound } from './named-sound.ts';
import type { Sound } from './sounds.ts';

/** A clip ready to be charged, with its audio. */
interface PreparedShot {
  clip: Prepared;
  sound: Sound;
}

const clipOf = (
  { tool, points, provider, by, plan }: PlannedLipSync,
  text: string,
  place: Prepared['place'],
): Prepared => ({
  tool,
  model: '',
  resolution: '',
  prompt: text,
  points,
  provider,
  by,
  plan,
  place,
  options: { prompt: text, tool_name: tool },
});

/** Plans a talking picture of a shot (BOARD-93). @throws Refusal before anything is charged */
export async function preparePicture(
  deps: Deps,
  context: Context,
  userId: number,
  input: CallOutput<typeof lipSyncImage>,
): Promise<PreparedShot> {
  const place = await requireOwnShot(deps.db, userId, input.scene_id, input.script_id);
  const { images } = await requireDraw(deps.db, userId, input.task_id);
  const file = images[input.draw_index];
  const media = file && (await findOwnMedia(deps.db, userId, partsOf(file).key));
  if (!media) throw new Refusal(404, 'pictureGone');
  const sound = await requireSound(deps, context, userId, input);
  const { audio_text: text, face } = input;
  const planned = await planTalk(deps, userId, { tool: CLIP_TOOLS.lipSync, media, sound, text, face });
  return { clip: clipOf(planned, text, place), sound };
}

/** Plans a clip with new speech (BOARD-94). @throws Refusal before anything is charged */
export async function prepareClip(
  deps: Deps,
  context: Context,
  userId: number,
  input: CallOutput<typeof lipSyncVideo>,
): Promise<PreparedShot> {
  const [row] = await findClips(deps.db, userId, [input.task_id]);
  if (!row) throw new Refusal(404, 'clipGone');
  if (row.status !== 'done' || row.video === '') throw new Refusal(400, 'clipNotDone');
  if (row.tool_name === CLIP_TOOLS.klingLipSync) throw new Refusal(400, 'clipSyncedAlready');
  if (row.project_id === null || row.shot_id === null) throw new Refusal(404, 'shotGone');
  const media = await findOwnMedia(deps.db, userId, partsOf(row.video).key);
  if (!media) throw new Refusal(400, 'sourceGone');
  const sound = await requireSound(deps, context, userId, input);
  if (!fitsClip(sound.seconds, row.seconds)) throw new Refusal(400, 'soundLongerThanClip');
  const { audio_text: text, face } = input;
  const asked = { tool: CLIP_TOOLS.klingLipSync, media, sound, text, face };
  const planned = await planDub(deps, userId, asked, { cut: false });
  const maker = deps.models.find('digital-human', { tool: CLIP_TOOLS.klingLipSync });
  if (maker.for.tool === CLIP_TOOLS.klingLipSync) requireKlingFit(row, media);
  return { clip: clipOf(planned, text, { projectId: row.project_id, shotId: row.shot_id }), sound };
}

/** Limits for models of external services that are offered as Kling; the built-in engine has none (BOARD-101). @throws Refusal */
function requireKlingFit({ seconds }: ClipRow, { width, height, bytes }: Media): void {
  const { minSeconds, maxSeconds, minSide, maxSide, maxBytes } = LIP_SYNC_LIMITS.clip;
  const sides = [width ?? 0, height ?? 0];
  const fits =
    seconds >= minSeconds &&
    seconds <= maxSeconds &&
    bytes <= maxBytes &&
    sides.every((side) => side >= minSide && side <= maxSide);
  if (!fits) throw new Refusal(400, 'clipUnfitForKling');
}
