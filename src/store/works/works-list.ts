import { type HomeInfo, WORKS_PAGE_SIZE, type Work } from '../../api/works.ts';
import { onLoginChange } from '../account/on-sign-out.ts';
import { type PagedList, pagedList } from '../paged-list.ts';
import { packWork, plainWork } from './packed-work.ts';

interface Answer {
  lists: Work[];
  has_next: 0 | 1;
  home_info?: HomeInfo | null | undefined;
}
export interface HomeOfList {
  home_info?: HomeInfo | null | undefined;
}

/** Works that were deleted in this visit: an earlier request may still list them. */
const deleted = new Set<number>();
onLoginChange(() => deleted.clear());
/** Notes that a work is deleted, so that no late answer brings it back. */
export const markDeleted = (id: number, gone: boolean): void =>
  void (gone ? deleted.add(id) : deleted.delete(id));

const withoutDeleted = (answer: Answer): Answer => ({
  ...answer,
  lists: answer.lists.filter(({ work_id }) => !deleted.has(work_id ?? 0)),
});

/** A list of works, in pages of 20 (SQUARE-10 to 12), for visitors too. @param name of the list's cache @param read sends the call */
export const worksList = (
  name: () => string,
  read: (ask: { page: number; before?: number }) => Promise<Answer>,
): PagedList<Work, HomeOfList> =>
  pagedList<Work, HomeOfList>(name, async (ask) => withoutDeleted(await read(ask)), {
    idOf: ({ work_id }) => work_id,
    known: packWork,
    size: WORKS_PAGE_SIZE,
    forVisitors: true,
  });

/** The size of a cover, once it has loaded (SQUARE-09). */
export function learnPosterSize(
  list: PagedList<Work, HomeOfList>,
  id: number,
  { width, height }: { width: number; height: number },
): void {
  list.change(id, (work) => packWork({ ...plainWork(work), poster_width: width, poster_height: height }));
}
