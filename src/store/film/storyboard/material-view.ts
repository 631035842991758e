import { type Clip, chooseClip, choosePicture, type Picture } from './materials.ts';

export type Medium = 'picture' | 'clip';

/** A picture or clip of a shot as the screen shows it. */
export interface MaterialView {
  key: string;
  phase: 'coming' | 'done' | 'failed' | 'expired';
  /** The picture to show. */
  poster: string;
  /** The file to download. */
  file: string;
  /** For the file's name; may be empty. */
  name: string;
  /** Whether the shot shows it. */
  chosen: boolean;
  /** Cancelled by the person: nothing went wrong. */
  cancelled: boolean;
  why: string | undefined;
  /** The server's words about an expired clip, as HTML; empty without any. */
  note: string;
  refunded: number | undefined;
  /** The name of what made it; empty for a server that does not say. */
  by: string;
  /** Where it stands at a service that makes it, in words; empty otherwise. */
  progress: string;
  /** What publishing it needs; null for a picture. */
  made: { id: number; video: string; poster: string; seconds: number } | null;
  /** The clip itself; null for a picture. */
  clip: Clip | null;
  /** The picture, its place in its task and its address; null for a clip. */
  picture: (Picture & { address: string }) | null;
  /** Shows it in the shot. @throws ApiError */
  choose: () => Promise<void>;
}

const PICTURE_PHASES: Readonly<Record<number, MaterialView['phase']>> = { 1: 'done', 4: 'failed' };
const CLIP_PHASES: Readonly<Record<number, MaterialView['phase']>> = { 2: 'failed', 3: 'done', 5: 'expired' };

/** A finished one without a picture counts as still coming. */
const phaseIn = (phases: typeof PICTURE_PHASES, state: number, poster: string): MaterialView['phase'] => {
  const phase = phases[state] ?? 'coming';
  return phase === 'done' && poster === '' ? 'coming' : phase;
};

/** The pictures of a task, each by itself; one place for a task that has none yet. */
export function pictureViews(picture: Picture): MaterialView[] {
  const { task_id, images, state, message_input, is_select, fail_msg, points_refunded } = picture;
  const { provider = '', progress_msg = '' } = picture;
  const addresses = images.length > 0 ? images : [picture.image_one];
  return addresses.map((address, index) => ({
    key: `${task_id}|${index}`,
    phase: phaseIn(PICTURE_PHASES, state, address),
    poster: address,
    file: address,
    name: message_input,
    chosen: is_select === 1 && (images.length === 0 || picture.select_index === index),
    cancelled: picture.cancelled === 1,
    why: fail_msg,
    note: '',
    refunded: points_refunded,
    by: provider,
    progress: progress_msg,
    made: null,
    clip: null,
    picture: { ...picture, draw_index: index, address },
    choose: () => choosePicture({ ...picture, draw_index: index }, address),
  }));
}

export const clipView = (clip: Clip): MaterialView => ({
  key: clip.task_id,
  phase: phaseIn(CLIP_PHASES, clip.state, clip.poster),
  poster: clip.poster,
  file: clip.video_url,
  name: '',
  chosen: clip.is_select === 1,
  cancelled: clip.cancelled === 1,
  why: clip.fail_msg,
  note: clip.message ?? '',
  refunded: clip.points_refunded,
  by: clip.provider ?? '',
  progress: clip.progress_msg ?? '',
  made: { id: clip.id ?? 0, video: clip.video_url, poster: clip.poster, seconds: clip.seconds ?? 0 },
  clip,
  picture: null,
  choose: () => chooseClip(clip),
});
