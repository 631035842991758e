import { newKey } from '../../../server/secrets.ts';
import { decideReview } from '../../../server/works/reviews.ts';
import { addWork, publishWork } from '../../../server/works/works.ts';
import type { Member, Studio } from '../harness.ts';

interface Wanted {
  name?: string;
  description?: string;
  state?: 'unpublished' | 'review' | 'published' | 'rejected';
}

/** Adds a work without its files. @returns its id */
export async function workOf(
  { db }: Studio,
  { userId }: Pick<Member, 'userId'>,
  { name = 'A work', description = '', state = 'published' }: Wanted = {},
): Promise<number> {
  const id = await addWork(db, {
    userId,
    projectId: null,
    name,
    description,
    video: `${newKey()}.mp4`,
    poster: `${newKey()}.jpg`,
    subtitles: '',
    ratio: '16:9',
    seconds: 12,
    size: { width: 1280, height: 720 },
    provider: '',
  });
  if (state !== 'unpublished') await publishWork(db, { userId, workId: id, reviewed: false });
  await db.query('UPDATE works SET check_status = $2 WHERE id = $1 AND is_show = 1', [
    id,
    state === 'published' ? 1 : 0,
  ]);
  if (state === 'rejected') await decideReview(db, id, 'Too loud');
  return id;
}
