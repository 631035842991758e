import { type DrawRecord, listDraws } from '../api/draw.ts';
import { client } from './client.ts';
import { pagedList } from './paged-list.ts';

/** The member's finished drawings, to choose a picture from. */
export const drawings = pagedList<DrawRecord>(
  'draw/done',
  ({ page, before }) =>
    client.send(listDraws, {
      page,
      pageSize: 10,
      state: 'done',
      ...(before === undefined ? {} : { before }),
    }),
  { idOf: ({ draw_id }) => draw_id },
);
