/** Taking a published work of one's own out of the square. */
import { withdrawWork as withdrawCall } from '../../api/works.ts';
import { failInBackground } from '../background-errors.ts';
import { client } from '../client.ts';
import { profileWorks } from './profile.ts';
import { notePublication } from './publications.ts';
import { square } from './square.ts';

/** Takes a work out of the square; it stays one's own. @throws ApiError; it is then still there */
export async function withdrawWork(works_id: number): Promise<void> {
  await client.send(withdrawCall, { works_id });
  notePublication(works_id, 'unpublished');
  square.remove(works_id);
  // under the filter for published works it is none any more
  await profileWorks.load().catch(failInBackground);
}
