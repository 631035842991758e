import type { Model } from '../models/model.ts';
import { paidAnswer } from '../tasks/paid-answer.ts';
import type { PaidKind } from '../tasks/paid-kind.ts';
import { clipWork } from './clip-job.ts';
import { type PlannedClip, partOf } from './clip-plan.ts';
import { clipPriceAgain } from './clip-price.ts';
import { addClip, type ShotPlace } from './clips.ts';

/** Expected seconds of a clip, until past tasks give a better estimate. */
const FIRST_GUESS = 6;

/** A planned clip, its place, and the model that makes it. */
export type Prepared = PlannedClip & { place: ShotPlace | null; provider: string; by: ClipMaker };
export type ClipMaker =
  | Model<'clip'>
  | Model<'clip-upscale'>
  | Model<'sound-effect'>
  | Model<'lip-sync'>
  | Model<'digital-human'>;

/** Clips of the video page and of a film's shots. */
export const CLIP: PaidKind<Prepared, { task_id: string; id: number } & ReturnType<typeof paidAnswer>> = {
  facts: ({ prompt, tool, model, points, provider, place, by, plan }) => ({
    kind: place ? 'shot-video' : 'video',
    prompt,
    tool,
    model,
    points,
    provider,
    projectId: place?.projectId ?? null,
    shotId: place?.shotId ?? null,
    requests: [{ part: partOf(plan), model: by }],
    guess: FIRST_GUESS,
  }),
  record: async (client, task, { place, by: _, ...planned }) => {
    const id = await addClip(client, { taskId: task.id, userId: task.userId, place }, planned);
    return { task_id: task.id, id, ...paidAnswer(task) };
  },
  job: { queue: 'clips', atOnce: ({ clipWorkers }) => clipWorkers, work: clipWork },
  priceAgain: clipPriceAgain,
};
