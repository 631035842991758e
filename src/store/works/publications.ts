import { proxy } from 'valtio';
import { type Publication, publicationOf } from '../../api/works.ts';
import { onSignOut } from '../account/on-sign-out.ts';

/** What became of the works that were published in this visit, by their ids: what was read before says otherwise. */
export const publications = proxy<{ byWork: Record<number, Publication> }>({ byWork: {} });

/** How a work stands with the square. @param work as the server told it, possibly before it was published */
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
