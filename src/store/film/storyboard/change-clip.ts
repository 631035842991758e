/** New clips of a shot from one of its clips: in HD, and with a sound effect (BOARD-60, BOARD-63). */
import { boundPoints } from '../../../api/bound-models.ts';
import type { CallAnswer } from '../../../api/call.ts';
import type { UserPoints } from '../../../api/points.ts';
import { addSoundEffect, upscaleVideo } from '../../../api/video.ts';
import { CLIP_TOOLS } from '../../../api/video-modes.ts';
import { readVideoOptions } from '../../../api/video-options.ts';
import { createSubmit, type Price } from '../../tasks/create-submit.ts';
import type { Submitted } from '../../tasks/submit-task.ts';
import { board } from './board.ts';
import { addClip, type Clip, loadClips, materials } from './materials.ts';

const changing = createSubmit('shot-video');

/** The state of each change, by {@link slotOf}. */
export const clipChanges = changing.progress;
export type ClipChange = 'hd' | 'sound';
export const slotOf = (taskId: string, change: ClipChange): string => `${taskId}|${change}`;

/** Points for a change (LIMIT-05); null if they are not in the member's payload. */
export const clipChangeCost = (change: ClipChange, points: UserPoints | null): number | null =>
  change === 'hd'
    ? boundPoints(points, 'clip-upscale', { tool: CLIP_TOOLS.hd }, points?.upscale_points)
    : (points?.sound_effect_points ?? null);

const named = (clip: Clip) => ({ id: clip.id ?? 0, media_url: clip.video_url });

function optionsOf(clip: Clip, change: ClipChange, tool: string, words: string, price: Price) {
  const shotId = materials.shotId;
  return {
    slot: slotOf(clip.task_id, change),
    price,
    context: {
      prompt: words || readVideoOptions(clip.options).prompt,
      tool,
      script_id: board.projectId,
      scene_id: shotId,
    },
    reload: loadClips,
    onAccepted: ({ task_id }: CallAnswer<typeof upscaleVideo>) =>
      addClip(shotId, {
        task_id,
        state: 0,
        video_url: '',
        poster: '',
        tool_name: tool,
        is_allowed_chaofen: 0,
        options: clip.options,
        is_select: 0,
      }),
  };
}

/** Makes a clip in HD (BOARD-60). @throws ApiError when the server refuses: nothing was charged */
export const upscaleShotClip = (clip: Clip, price: Price): Promise<Submitted<unknown>> =>
  changing.send(upscaleVideo, named(clip), optionsOf(clip, 'hd', CLIP_TOOLS.hd, '', price));

/** Lays a sound under a clip (BOARD-63). @throws ApiError when the server refuses: nothing was charged */
export const addShotEffect = (clip: Clip, words: string, price: Price): Promise<Submitted<unknown>> =>
  changing.send(
    addSoundEffect,
    { ...named(clip), media_prompt: words },
    optionsOf(clip, 'sound', CLIP_TOOLS.soundEffect, words, price),
  );
