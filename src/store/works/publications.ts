import { proxy } from 'valtio';
import { type Publication, publicationOf } from '../../api/works.ts';
import { onSignOut } from '../account/on-sign-out.ts';

/** The states of works published in this visit, by their ids, where lists that were read before are out of date. */
export const publications = proxy<{ byWork: Record<number, Publication> }>({ byWork: {} });

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
});
