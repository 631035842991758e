/** Stars of records. A star shows at once; one that could not be sent is kept, and sent when the network is back. */
import * as v from 'valibot';
import { type DrawRecord, starDraw } from '../../api/draw.ts';
import { session } from '../account/session-state.ts';
import { client } from '../client.ts';
import { tellTabs } from '../row-tabs.ts';
import { createUnsent } from '../unsent.ts';
import { patchRecord } from './draw-lists.ts';

type Star = 0 | 1;

/** What the server does not know yet, by record. */
const unsent = createUnsent<Star>('draw-stars', v.picklist([0, 1]), (draw_id, starred) =>
  client.send(starDraw, { draw_id, starred }),
);

/** The record as it should be shown: a star that is still to be sent counts. */
export function withStar(record: DrawRecord): DrawRecord {
  const starred = unsent.all().get(record.draw_id);
  return starred === undefined || starred === record.starred ? record : { ...record, starred };
}

/**
 * Stars a record, or takes the star away.
 * @throws ApiError if the server refuses; the star is then as it was
 */
export async function setStar(id: number, starred: Star): Promise<void> {
  const { token } = session;
  patchRecord(id, { starred });
  try {
    await unsent.send(id, starred);
    if (session.token === token) tellTabs('draw', { kind: 'starred', id, starred });
  } catch (error) {
    // a newer press counts more
    if (session.token === token && !unsent.all().has(id)) patchRecord(id, { starred: starred ? 0 : 1 });
    throw error;
  }
}

/** Sends what was starred without a network, also on an earlier visit. @throws ApiError */
export async function sendStars(): Promise<void> {
  const { token } = session;
  await unsent.restore();
  if (session.token !== token) return;
  await Promise.all([...unsent.all()].map(([id, starred]) => setStar(id, starred)));
}
