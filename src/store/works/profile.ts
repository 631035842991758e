import { proxy } from 'valtio';
import type { Client } from '../../api/client.ts';
import { ApiError } from '../../api/errors.ts';
import { updateProfile } from '../../api/profile.ts';
import { HOME, type HomeInfo, listWorks, WORKS_FILTER, WORKS_PAGE_SIZE } from '../../api/works.ts';
import { onLoginChange } from '../account/on-sign-out.ts';
import { points, refreshPoints } from '../account/points.ts';
import { session } from '../account/session-state.ts';
import { failInBackground } from '../background-errors.ts';
import { client } from '../client.ts';
import { askingForWorks } from './publications.ts';
import { worksList } from './works-list.ts';

export type WorksFilter = keyof typeof WORKS_FILTER;

interface Profile {
  homeId: number;
  filter: WorksFilter;
  changed: Partial<HomeInfo>;
  /** The studio knows no such member, or no longer. */
  gone: boolean;
}

/** Whose page is open, and which of the works are asked for; only the owner's page has a choice. */
export const profile = proxy<Profile>({
  homeId: HOME.own,
  filter: 'all',
  changed: {},
  gone: false,
});

/** Works of one member (CENTER-16). */
export const profileWorks = worksList(
  () => `works|${profile.homeId}|${profile.filter}`,
  async (ask) => {
    const told = askingForWorks();
    const answer = await client.send(listWorks, {
      home_id: profile.homeId,
      ...ask,
      pageSize: WORKS_PAGE_SIZE,
      type: WORKS_FILTER[profile.filter],
    });
    told(answer.lists.map(({ work_id }) => work_id));
    return answer;
  },
);

/** Others' pages are asked for published works (decisions C-13). Which page is one's own is the server's to say, not this guess. */
const firstFilter = (homeId: number): WorksFilter =>
  homeId === HOME.own || homeId === session.userId ? 'all' : 'published';

/** Whether the person has chosen the filter. */
let chosen = false;

/** Opens a page, or reloads it (CENTER-15). @throws ApiError unless nobody has it */
export async function openProfile(homeId: number): Promise<void> {
  if (profile.homeId !== homeId) {
    chosen = false;
    Object.assign(profile, { homeId, filter: firstFilter(homeId), changed: {}, gone: false });
  }
  try {
    await profileWorks.load();
    profile.gone = false;
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 404)) throw error;
    if (profile.homeId === homeId) profile.gone = true;
    return;
  }
  // it is one's own after all
  const isSelf = profileWorks.state.totals?.home_info?.is_self === 1;
  if (!isSelf || chosen || profile.filter !== 'published') return;
  profile.filter = 'all';
  await profileWorks.load();
}

/** Shows other works of one's own, from their first page (CENTER-14). @throws ApiError */
export async function filterProfile(filter: WorksFilter): Promise<void> {
  chosen = true;
  profile.filter = filter;
  await profileWorks.load();
}

onLoginChange(() => {
  chosen = false;
  Object.assign(profile, { homeId: HOME.own, filter: 'all', changed: {}, gone: false });
});

interface Change {
  nickname?: string;
  about?: string;
  /** The address of an upload; empty takes the picture away. */
  avatar?: string;
}

/** Changes how one's own page presents one. @param as the login that it belongs to @throws ApiError */
export async function changeProfile(change: Change, as: Client = client): Promise<void> {
  const { token } = session;
  const saved = await as.send(updateProfile, change);
  if (session.token !== token) return;
  profile.changed = saved;
  // the shell shows name and picture too
  if (points.payload) await refreshPoints().catch(failInBackground);
}
