import { proxy } from 'valtio';
import { HOME, listWorks, WORKS_FILTER, WORKS_PAGE_SIZE, type WorksOrder } from '../../api/works.ts';
import { client } from '../client.ts';
import { worksList } from './works-list.ts';

/** What the square is asked for. */
export const squareQuery = proxy<{ words: string; order: WorksOrder }>({ words: '', order: 'newest' });

/** Works of everybody (SQUARE-04). */
export const square = worksList(
  () => `works|square|${squareQuery.order}|${squareQuery.words}`,
  (ask) => {
    const { words, order } = squareQuery;
    return client.send(listWorks, {
      home_id: HOME.square,
      ...ask,
      pageSize: WORKS_PAGE_SIZE,
      // does not rely on the server to hide drafts (decisions C-12)
      type: WORKS_FILTER.published,
      ...(words ? { words } : {}),
      ...(order === 'newest' ? {} : { order }),
    });
  },
);
