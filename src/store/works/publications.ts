import { proxy } from 'valtio';
import { type Publication, publicationOf } from '../../api/works.ts';
import { onSignOut } from '../account/on-sign-out.ts';

/**
 * The states of works published in this visit, by their ids, where what was read before is out of date; `count` rises with each
 * change, a reason to read anew, and `sent` with each work that was sent off to the square or to review.
 */
export const publications = proxy<{ byWork: Record<number, Publication>; count: number; sent: number }>({
  byWork: {},
  count: 0,
  sent: 0,
});

/** How a publication went. */
export interface Published {
  /** It is in the square now; otherwise the studio reviews it first. */
  inSquare: boolean;
  /** Null if the server does not say it, or the login is another one by now. */
  worksId: number | null;
}

/** Which publication of this visit was a work's last. */
const noted = new Map<number, number>();

/**
 * Notes that a work was published, sent to review, or taken out of the square.
 * @param sentOff false if it was there before and has only changed
 */
export function notePublication(worksId: number, publication: Publication, sentOff = true): void {
  publications.count += 1;
  if (publication !== 'unpublished' && sentOff) publications.sent += 1;
  noted.set(worksId, publications.count);
  publications.byWork[worksId] = publication;
}

/**
 * Begins a request for works.
 * @returns takes the ids of those that its answer told: what was noted of them before the request is out of date, since the studio
 * may have approved or rejected them meanwhile
 */
export function askingForWorks(): (told: Iterable<number | undefined>) => void {
  const before = publications.count;
  return (told) => {
    for (const id of told)
      if (id !== undefined && (noted.get(id) ?? Number.POSITIVE_INFINITY) <= before) {
        noted.delete(id);
        delete publications.byWork[id];
      }
  };
}

/** Whether a work is published, in review, or not. @param work as the server told it, possibly before it was published */
export const publicationNow = (
  byWork: Readonly<Record<number, Publication>>,
  {
    works_id,
    published,
    ...work
  }: {
    works_id?: number | undefined;
    published?: number | undefined;
    is_show?: number | undefined;
    check_status?: number | undefined;
  },
): Publication => byWork[works_id ?? 0] ?? (published === 1 ? 'published' : publicationOf(work));

onSignOut(() => {
  publications.byWork = {};
  noted.clear();
});
