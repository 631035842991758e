import { proxy } from 'valtio';
import { ApiError } from '../../api/errors.ts';
import { likeWork, markWorkSeen, publicationOf, readWork, type Work } from '../../api/works.ts';
import { onLoginChange } from '../account/on-sign-out.ts';
import { session } from '../account/session-state.ts';
import { client } from '../client.ts';

interface Facts {
  likes?: number;
  liked?: 0 | 1;
  views?: number;
}

/** What the server has answered about works that are no longer there: deleted, or not public any more. */
export const goneWorks = proxy<{ ids: Record<number, true> }>({ ids: {} });

/** Notes that a work is gone, if an error says so. */
export function noteGone(id: number, error: unknown): void {
  if (error instanceof ApiError && error.kind === 'refused' && error.code === 404) goneWorks.ids[id] = true;
}

/** Notes that a work is there again. */
export function noteThere(id: number): void {
  delete goneWorks.ids[id];
}

/** What this page has learned about works since their list was read, by their ids: one work may be in several lists. */
export const workFacts = proxy<{ byWork: Record<number, Facts> }>({ byWork: {} });

onLoginChange(() => {
  workFacts.byWork = {};
  goneWorks.ids = {};
});

const learn = (id: number, facts: Facts): void => {
  workFacts.byWork[id] = { ...workFacts.byWork[id], ...facts };
};

/** A work with what is known of it now. */
export const factsNow = (
  byWork: Readonly<Record<number, Readonly<Facts>>>,
  { work_id, likes, liked, views }: Pick<Work, 'work_id' | 'likes' | 'liked' | 'views'>,
): Required<Facts> => ({ likes, liked, views, ...byWork[work_id ?? 0] });

/**
 * Likes of one work are sent one after another, so that the last press counts; `known` is what the server has last said, which is shown
 * again if it refuses.
 */
const underway = new Map<
  number,
  { last: Promise<unknown>; known: Required<Pick<Facts, 'likes' | 'liked'>> }
>();
onLoginChange(() => underway.clear());

/**
 * Likes a work, or no longer: shown at once, and taken back if the server refuses.
 * @throws ApiError
 */
export async function toggleLike(work: Work): Promise<void> {
  const id = work.work_id;
  if (!id) return;
  const { token } = session;
  const before = factsNow(workFacts.byWork, work);
  const liked = before.liked === 1 ? 0 : 1;
  const shown = { liked, likes: Math.max(0, before.likes + (liked ? 1 : -1)) } as const;
  learn(id, shown);
  const { last, known } = underway.get(id) ?? {
    last: Promise.resolve(),
    known: { liked: before.liked, likes: before.likes },
  };
  const turn = last
    .catch(() => undefined)
    // another person may have signed in while it waited
    .then(() => (session.token === token ? client.send(likeWork, { works_id: id, liked }) : known))
    .then((answer) => Object.assign(known, answer));
  underway.set(id, { last: turn, known });
  const isLast = () => session.token === token && underway.get(id)?.last === turn;
  try {
    await turn;
  } catch (error) {
    if (session.token === token) noteGone(id, error);
    throw error;
  } finally {
    if (isLast()) {
      learn(id, { ...known });
      underway.delete(id);
    }
  }
}

/** Asks whether a work is still there, because its film does not play: it may have been deleted, or taken down. @throws ApiError */
export async function askWhetherGone({ work_id: id }: Pick<Work, 'work_id'>): Promise<void> {
  if (!id) return;
  const { token } = session;
  try {
    await client.send(readWork, { works_id: id });
  } catch (error) {
    if (session.token === token) noteGone(id, error);
    throw error;
  }
}

/** Works that this visit has reported as watched. */
const reported = new Set<number>();
onLoginChange(() => reported.clear());

/** Reports that a work is watched, once a visit; the server counts a visitor once a day. @throws ApiError */
export async function sayWatched({
  work_id: id,
  home_id,
  ...state
}: Pick<Work, 'work_id' | 'home_id' | 'is_show' | 'check_status'>): Promise<void> {
  if (!id || reported.has(id)) return;
  const { token, userId } = session;
  // one's own that nobody else can see: the server would refuse it, as it does for everybody
  if (token && home_id === userId && publicationOf(state) !== 'published') return;
  reported.add(id);
  try {
    learn(id, await client.send(markWorkSeen, { works_id: id }));
  } catch (error) {
    reported.delete(id);
    // one's own is there, too, while it is not public
    if (session.token === token && (!token || home_id !== userId)) noteGone(id, error);
    throw error;
  }
}
