/** Stars of records. A star shows at once; one that could not be sent is kept, and sent when the network is back. */
import * as v from 'valibot';
import { type DrawRecord, starDraw } from '../../api/draw.ts';
import { isUnanswered } from '../../api/errors.ts';
import { onSignOut } from '../account/on-sign-out.ts';
import { session } from '../account/session-state.ts';
import { client } from '../client.ts';
import { readDraft, writeDraft } from '../own-drafts.ts';
import { patchRecord } from './draw-lists.ts';

type Star = 0 | 1;
const NAME = 'draw-stars';
const StoredStars = v.array(v.tuple([v.number(), v.picklist([0, 1])]));

/** What the server does not know yet, by record. */
let unsent = new Map<number, Star>();
onSignOut(() => {
  unsent = new Map();
});

const saveDraft = async (): Promise<void> => {
  await writeDraft(NAME, [...unsent]);
};

/** The record as it should be shown: a star that is still to be sent counts. */
export function withStar(record: DrawRecord): DrawRecord {
  const starred = unsent.get(record.draw_id);
  return starred === undefined || starred === record.starred ? record : { ...record, starred };
}

/**
 * Stars a record, or takes the star away.
 * @throws ApiError if the server refuses; the star is then as it was
 */
export async function setStar(id: number, starred: Star): Promise<void> {
  patchRecord(id, { starred });
  unsent.set(id, starred);
  await saveDraft();
  await send(id, starred);
}

async function send(id: number, starred: Star): Promise<void> {
  const { token } = session;
  const settle = async () => {
    if (session.token !== token || unsent.get(id) !== starred) return;
    unsent.delete(id);
    await saveDraft();
  };
  try {
    await client.send(starDraw, { draw_id: id, starred });
    await settle();
  } catch (error) {
    if (isUnanswered(error)) return;
    await settle();
    if (session.token === token) patchRecord(id, { starred: starred ? 0 : 1 });
    throw error;
  }
}

/** Sends what was starred without a network, also on an earlier visit. @throws ApiError */
export async function sendStars(): Promise<void> {
  const { token } = session;
  const stored = v.safeParse(StoredStars, await readDraft(NAME));
  if (session.token !== token) return;
  if (stored.success) unsent = new Map([...stored.output, ...unsent]);
  for (const [id, starred] of unsent) patchRecord(id, { starred });
  await Promise.all([...unsent].map(([id, starred]) => send(id, starred)));
}
