import { hookOf } from '../../src/api/lyric-hook.ts';
import { COSTS } from '../ledger/costs.ts';
import type { Model } from '../models/model.ts';
import { paidAnswer } from '../tasks/paid-answer.ts';
import type { PaidKind } from '../tasks/paid-kind.ts';
import { SONG_PARTS, songWork } from './song-job.ts';
import type { PlannedSong } from './song-plan.ts';
import { addSong } from './songs.ts';

/** Expected seconds of two songs, until past tasks give a better estimate. */
const FIRST_GUESS = 30;

/** A planned song with its price, and the model that makes it. */
export type Prepared = PlannedSong & { points: number; provider: string; by: Model<'song'> };

/** Points for the two songs of a task. Without a documented price they are free (decisions C-20). */
export const songPrice = ({ points }: Pick<Model<'song'>, 'points'>, tool: string): number =>
  tool === 'suno' ? (points ?? COSTS.suno_points) : 0;

/** The name of a song in lists: its title, or else its description or first words. */
const nameOf = ({ plan }: PlannedSong): string =>
  plan.title || plan.words || hookOf(plan.lyrics) || plan.style;

/** Songs of the music page. */
export const SONG: PaidKind<Prepared, { music_id: string; id: number } & ReturnType<typeof paidAnswer>> = {
  facts: (planned) => ({
    kind: 'music',
    prompt: nameOf(planned),
    tool: planned.tool,
    points: planned.points,
    provider: planned.provider,
    requests: SONG_PARTS.map((part) => ({ part, model: planned.by })),
    guess: FIRST_GUESS,
  }),
  record: async (client, task, planned) => {
    const id = await addSong(client, { taskId: task.id, userId: task.userId }, planned);
    return { music_id: task.id, id, ...paidAnswer(task) };
  },
  job: { queue: 'songs', atOnce: ({ songWorkers }) => songWorkers, work: songWork },
  priceAgain: ({ models }, _, { tool }) => songPrice(models.find('song', { tool }), tool),
};
