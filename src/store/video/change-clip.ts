/** New clips from a finished one: with a sound effect, and in HD. */
import { boundPoints } from '../../api/bound-models.ts';
import type { CallAnswer } from '../../api/call.ts';
import type { UserPoints } from '../../api/points.ts';
import { addSoundEffect, type generateVideo, readLastFrame, upscaleVideo } from '../../api/video.ts';
import { CLIP_TOOLS } from '../../api/video-modes.ts';
import { readVideoOptions } from '../../api/video-options.ts';
import { client } from '../client.ts';
import { createSubmit, type Price } from '../tasks/create-submit.ts';
import type { Submitted } from '../tasks/submit-task.ts';
import type { ClipPicture } from './clip-form.ts';
import { clipSearch } from './clip-found.ts';
import { newClip } from './clip-submit.ts';
import type { ClipView } from './clip-view.ts';
import { addClip, type Clip, clips } from './clips.ts';

const changing = createSubmit('video');

/** The state of each change, by {@link slotOf}. */
export const changes = changing.progress;
type Change = 'hd' | 'sound';
export const slotOf = (taskId: string, change: Change): string => `${taskId}|${change}`;

/** Points for a change (LIMIT-05); null if they are not in the member's payload. */
export const changeCost = (change: Change, points: UserPoints): number | null =>
  change === 'hd'
    ? boundPoints(points, 'clip-upscale', { tool: CLIP_TOOLS.hd }, points.upscale_points)
    : (points.sound_effect_points ?? null);

/** A finished clip with what is known of it by now. */
export interface DoneClip {
  clip: Clip;
  view: ClipView;
}

const addChanged =
  ({ clip }: DoneClip, tool: string, more: { sound?: string } = {}) =>
  (answer: CallAnswer<typeof generateVideo>): void =>
    addClip(newClip(answer, { tool, options: { ...readVideoOptions(clip.options), ...more } }));

/** Lays a sound under a clip (VIDEO-51). @throws ApiError when the server refuses: nothing was charged */
export function addEffect(done: DoneClip, words: string, price: Price): Promise<Submitted<unknown>> {
  const { view } = done;
  const input = { id: view.id ?? 0, media_url: view.video, media_prompt: words };
  return changing.send(addSoundEffect, input, {
    context: { prompt: words, tool: CLIP_TOOLS.soundEffect },
    price,
    slot: slotOf(view.key, 'sound'),
    reload: clips.load,
    onAccepted: addChanged(done, CLIP_TOOLS.soundEffect, { sound: words }),
  });
}

/** Makes a clip in HD (VIDEO-52). @throws ApiError when the server refuses: nothing was charged */
export function upscaleClip(done: DoneClip, price: Price): Promise<Submitted<unknown>> {
  const { view } = done;
  return changing.send(
    upscaleVideo,
    { id: view.id ?? 0, media_url: view.video },
    {
      context: { prompt: view.prompt, tool: CLIP_TOOLS.hd },
      price,
      slot: slotOf(view.key, 'hd'),
      reload: clips.load,
      onAccepted: (answer) => {
        addChanged(done, CLIP_TOOLS.hd)(answer);
        // LIMIT-07; the list that offered it is older
        if (view.id !== undefined) clipSearch.patch(view.id, { is_allowed_chaofen: 0 });
      },
    },
  );
}

/** The last frame of a clip, to begin the next one with. @throws ApiError */
export async function lastFrameOf({ id, prompt }: ClipView): Promise<ClipPicture> {
  const { image } = await client.send(readLastFrame, { id: id ?? 0 });
  return { url: image, name: prompt };
}
