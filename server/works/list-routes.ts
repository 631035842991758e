import {
  deleteWork,
  HOME,
  likeWork,
  listWorks,
  markWorkSeen,
  readWork,
  restoreWork,
  withdrawWork,
} from '../../src/api/works.ts';
import { HOUR } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { type Context, memberOf } from '../rpc/context.ts';
import { countUse } from '../rpc/limits.ts';
import { Refusal } from '../rpc/refusal.ts';
import { flag, on, type Route } from '../rpc/route.ts';
import { deleteOwnWork, restoreOwnWork } from './delete-work.ts';
import { readHome } from './home-info.ts';
import { setLike } from './likes.ts';
import { findWork, ownWorks, publishedWorks } from './list-works.ts';
import { serializeWork, type WorkRow } from './serialize-work.ts';
import { countWorkView } from './views.ts';
import { withdrawOwnWork } from './withdraw-work.ts';

/** High enough for a person, too low for a script. */
const LIKES = { name: 'likes', max: 600, seconds: HOUR };

const viewerOf = ({ session }: Context): number => session?.userId ?? 0;

/** The square, profiles, views and likes of works, deleting and restoring one's own. */
export function worksListRoutes(deps: Deps): Route[] {
  const { db, secret } = deps;
  const listed = ({ rows, more }: { rows: WorkRow[]; more: boolean }, { language }: Context) => ({
    lists: rows.map((row) => serializeWork(row, { secret, language })),
    has_next: flag(more),
  });
  const oneWork = async (context: Context, id: number) => {
    const row = await findWork(db, viewerOf(context), id);
    if (!row) throw new Refusal(404, 'workGone');
    return serializeWork(row, { secret, language: context.language });
  };
  return [
    on(listWorks, async (context, { home_id, ...wanted }) => {
      const viewer = viewerOf(context);
      if (home_id === HOME.square)
        return { ...listed(await publishedWorks(db, viewer, wanted), context), home_info: null };
      const owner = home_id === HOME.own ? viewer : home_id;
      // a visitor has no profile
      if (owner === 0) return { lists: [], has_next: 0 as const, home_info: null };
      const home_info = await readHome(db, secret, { owner, viewer });
      const found =
        owner === viewer
          ? await ownWorks(db, owner, wanted)
          : await publishedWorks(db, viewer, { ...wanted, owner });
      return { ...listed(found, context), home_info };
    }),

    on(readWork, (context, { works_id }) => oneWork(context, works_id)),

    on(markWorkSeen, async (context, { works_id }) => ({
      views: await countWorkView(deps, context, works_id),
    })),

    on(likeWork, async (context, { works_id, liked }) => {
      const { userId } = memberOf(context);
      await countUse(db, LIKES, String(userId));
      return { likes: await setLike(db, userId, works_id, liked === 1), liked };
    }),

    on(withdrawWork, async (context, { works_id }) => {
      await withdrawOwnWork(db, memberOf(context).userId, works_id);
      return oneWork(context, works_id);
    }),

    on(deleteWork, (context, { works_id }) => deleteOwnWork(db, memberOf(context).userId, works_id)),

    on(restoreWork, async (context, { works_id }) => {
      await db.transaction((client) => restoreOwnWork(client, memberOf(context).userId, works_id));
      return oneWork(context, works_id);
    }),
  ];
}
