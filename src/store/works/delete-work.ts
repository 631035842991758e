/** Deleting works of one's own, with a way back. They leave every list and the viewer, in all tabs. */
import { deleteWork, restoreWork, type Work } from '../../api/works.ts';
import { onLoginChange } from '../account/on-sign-out.ts';
import { failInBackground } from '../background-errors.ts';
import { client } from '../client.ts';
import { type BringBack, deletions } from '../deletions.ts';
import { onRowNews } from '../row-tabs.ts';
import { profileWorks } from './profile.ts';
import { dropShownWork, putShownWork } from './shown-work.ts';
import { square } from './square.ts';
import { noteThere } from './work-facts.ts';
import { markDeleted } from './works-list.ts';

const LISTS = [profileWorks, square];
/** By the id of a deleted work: puts it back where it was. */
const ways = new Map<number, () => void>();
onLoginChange(() => ways.clear());

function take(id: number): () => void {
  markDeleted(id, true);
  dropShownWork(id);
  const back = LISTS.map((list) => list.remove(id));
  const putBack = () => {
    ways.delete(id);
    markDeleted(id, false);
    for (const one of back) one();
  };
  ways.set(id, putBack);
  return putBack;
}

/** Reads the lists on the screen anew: what follows on the last page, the count in a page's head, the order of the square. */
async function readAnew(): Promise<void> {
  const read = LISTS.filter(({ state }) => state.state !== 'idle').map((list) => list.load());
  await Promise.all(read).catch(failInBackground);
}

function showAgain(work: Work): void {
  const { work_id: id = 0 } = work;
  ways.get(id)?.();
  noteThere(id);
  putShownWork(work);
  void readAnew();
}

const remove = deletions<Work>({
  kind: 'work',
  take,
  showAgain,
  async sendDelete(works_id) {
    await client.send(deleteWork, { works_id });
    await readAnew();
  },
  sendRestore: (works_id) => client.send(restoreWork, { works_id }),
  adopt: async () => {},
});

/** Deletes a work at once, and reads the list again (CENTER-20). @throws ApiError; it is then back */
export const removeWork = (id: number): Promise<BringBack> => remove(id, '');

onRowNews<Work>('work', (news) => {
  if (news.kind === 'deleted') take(news.id);
  else if (news.kind === 'restored') showAgain(news.row);
});
