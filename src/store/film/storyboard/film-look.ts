/** Ratio and style of the open film. They are shown at once, and the film's other tabs draw with them, too. */
import type { CallInput } from '../../../api/call.ts';
import { PROJECT_UPDATE, updateProject } from '../../../api/projects.ts';
import { client } from '../../client.ts';
import { inTurn } from '../../in-turn.ts';
import { board, noteChange } from './board.ts';
import { notifyTabs } from './board-channel.ts';

type Look = Pick<typeof board, 'ratio' | 'styleName' | 'styleImage'>;
type Update = CallInput<typeof updateProject>;

const saving = inTurn<string>();
/** The last change of each kind: one that fails after it takes nothing back. */
const last = new Map<Update['type'], Partial<Look>>();

/** Shows and saves a part of the look. @throws ApiError; what was there before returns */
async function change(look: Partial<Look>, before: Partial<Look>, update: Update): Promise<void> {
  const { projectId } = board;
  const isHere = (): boolean => board.projectId === projectId;
  last.set(update.type, look);
  Object.assign(board, look);
  noteChange();
  try {
    await saving(`${update.type}|${projectId}`, async () => {
      await client.send(updateProject, update);
      // a list that was asked for before the save has the look from before it
      noteChange();
      if (isHere()) notifyTabs({ kind: 'changed' });
    });
  } catch (error) {
    noteChange();
    if (isHere() && last.get(update.type) === look) Object.assign(board, before);
    throw error;
  }
}

/** Changes the film's ratio (BOARD-02). @throws ApiError; the old one returns */
export async function setRatio(ratio: '16:9' | '9:16'): Promise<void> {
  const { ratio: before, projectId } = board;
  if (ratio === before) return;
  const update = { type: PROJECT_UPDATE.ratio, script_id: projectId, width_height: ratio } as const;
  await change({ ratio }, { ratio: before }, update);
}

/** Changes the film's style (STYLE-16). @throws ApiError; the old one returns */
export async function setStyle({ name, image }: { name: string; image: string }): Promise<void> {
  const { styleName, styleImage, projectId } = board;
  const update = {
    type: PROJECT_UPDATE.style,
    script_id: projectId,
    style_name: name,
    style_img: image,
  } as const;
  await change({ styleName: name, styleImage: image }, { styleName, styleImage }, update);
}
