/** Deleting a line of the script, with a way back. */
import { handleLine, LINE_ACTION, restoreLine } from '../../../api/script.ts';
import { onSignOut } from '../../account/on-sign-out.ts';
import { failInBackground } from '../../background-errors.ts';
import { client } from '../../client.ts';
import { type BringBack, deletions } from '../../deletions.ts';
import { onRowNews } from '../../row-tabs.ts';
import { tellLineNews } from '../line-news.ts';
import { hideLine, loadScript, script, showLineAgain } from './script.ts';
import { inTurn } from './script-changes.ts';
import { dropEdit, giveBackEdit, lineEdits } from './script-edits.ts';
import { type LineText, textOf } from './script-lines.ts';

/** The script of each line that was deleted here, and the edit that was open. */
const gone = new Map<number, { projectId: number; edit: LineText | null }>();

function take(id: number): () => void {
  const { projectId } = script;
  const open = lineEdits.byId[id];
  const edit = open ? textOf(open) : null;
  gone.set(id, { projectId, edit });
  dropEdit(id);
  const putBack = hideLine(id);
  return () => {
    gone.delete(id);
    putBack();
    if (edit) void giveBackEdit(projectId, id, edit);
    // the list may have been out of date
    if (script.projectId === projectId) loadScript(projectId).catch(() => undefined);
  };
}

interface Restored {
  id: number;
  projectId: number;
}

const remove = deletions<Restored>({
  kind: 'script-line',
  take,
  showAgain({ id, projectId }) {
    const edit = gone.get(id)?.edit;
    gone.delete(id);
    showLineAgain(projectId, id)
      .then(() => edit && giveBackEdit(projectId, id, edit))
      .catch(failInBackground);
  },
  async sendDelete(id) {
    const script_id = gone.get(id)?.projectId ?? 0;
    await inTurn(() => client.send(handleLine, { type: LINE_ACTION.delete, script_id, drama_id: id }));
    tellLineNews(script_id);
  },
  async sendRestore(id) {
    const projectId = gone.get(id)?.projectId ?? 0;
    await inTurn(() => client.send(restoreLine, { script_id: projectId, drama_id: id }));
    tellLineNews(projectId);
    return { id, projectId };
  },
  adopt: async () => undefined,
});

/** Deletes a line (SCRIPT-12). An edit that is open comes back with it. @throws ApiError; the line is then back */
export const deleteLine = (id: number): Promise<BringBack> => remove(id, '');

onRowNews<Restored>('script-line', (news) => {
  if (news.kind === 'deleted' && script.lines.some(({ id }) => id === news.id)) {
    hideLine(news.id);
    dropEdit(news.id);
  } else if (news.kind === 'restored') showLineAgain(news.row.projectId, news.id).catch(failInBackground);
});

onSignOut(() => gone.clear());
