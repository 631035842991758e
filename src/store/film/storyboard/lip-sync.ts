/** Clips of a shot in which somebody speaks: from one of its pictures, or from one of its clips (BOARD-93, BOARD-94). */
import type { CallAnswer } from '../../../api/call.ts';
import type { FacePlace } from '../../../api/faces.ts';
import { lipSyncImage, lipSyncVideo } from '../../../api/storyboard.ts';
import { CLIP_TOOLS } from '../../../api/video-modes.ts';
import { base64Of, type MadeSound } from '../../speech/spoken.ts';
import { createSubmit, type Price } from '../../tasks/create-submit.ts';
import type { Submitted } from '../../tasks/submit-task.ts';
import { board } from './board.ts';
import type { ShotPicture } from './change-picture.ts';
import { addClip, type Clip, loadClips, materials } from './materials.ts';

const speaking = createSubmit('shot-video');
/** The state of each press, by {@link speakSlot}. */
export const speakingHeads = speaking.progress;

/** What is to speak: a picture of the shot, or a clip of it. */
export type SpeakSource = { picture: ShotPicture } | { clip: Clip };

export const speakSlot = (source: SpeakSource): string =>
  'clip' in source
    ? `${source.clip.task_id}|lip-sync`
    : `${source.picture.task_id}|${source.picture.draw_index}|lip-sync`;

/** What is said: the speech that was heard, and its words. */
interface HeardSpeech {
  sound: MadeSound;
  text: string;
  /** Null where the server looks for it by itself. */
  face: FacePlace | null;
}

/** Makes a clip in which the source says it. @throws ApiError when the server refuses: nothing was charged */
export async function makeSpeak(
  source: SpeakSource,
  { sound, text, face }: HeardSpeech,
  price: Price,
): Promise<Submitted<unknown>> {
  const { shotId } = materials;
  const { projectId } = board;
  const tool = 'clip' in source ? CLIP_TOOLS.klingLipSync : CLIP_TOOLS.lipSync;
  const speech = {
    audio_base64: await base64Of(sound),
    audio_duration: sound.seconds,
    audio_text: text,
    ...(face ? { face } : {}),
  };
  const options = {
    slot: speakSlot(source),
    price,
    context: { prompt: text, tool, script_id: projectId, scene_id: shotId },
    reload: loadClips,
    onAccepted: ({ task_id }: CallAnswer<typeof lipSyncVideo>) =>
      addClip(shotId, {
        task_id,
        state: 0,
        video_url: '',
        poster: '',
        tool_name: tool,
        is_allowed_chaofen: 0,
        options: JSON.stringify({ prompt: text, tool_name: tool }),
        is_select: 0,
      }),
  };
  if ('clip' in source)
    return speaking.send(lipSyncVideo, { ...speech, task_id: source.clip.task_id }, options);
  const { task_id, draw_index } = source.picture;
  const place = { script_id: projectId, scene_id: shotId };
  return speaking.send(lipSyncImage, { ...speech, task_id, draw_index, ...place, type: 1 }, options);
}

/** Whether a clip was made by the lip-sync of a clip: it cannot be lip-synced again (BOARD-53). */
export const isLipSynced = ({ kling_lipsync, tool_name }: Clip): boolean =>
  Boolean(Number(kling_lipsync ?? 0)) || kling_lipsync === true || tool_name === CLIP_TOOLS.klingLipSync;
