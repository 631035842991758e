import type { Work } from '../../api/works.ts';

/** The React key of a work in a list, also for those without an id (SQUARE-17). */
export const keyOfWork = ({ work_id, source_url }: Pick<Work, 'work_id' | 'source_url'>): string =>
  work_id ? String(work_id) : `without-id ${source_url}`;
