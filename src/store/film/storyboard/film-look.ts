/** Ratio and style of the open film. They are shown at once, and the film's other tabs draw with them, too. */
import type { CallInput } from '../../../api/call.ts';
import { PROJECT_UPDATE, updateProject } from '../../../api/projects.ts';
import { client } from '../../client.ts';
import { shownAtOnce } from '../../shown-at-once.ts';
import { board, noteChange } from './board.ts';
import { notifyTabs } from './board-channel.ts';

type Look = Pick<typeof board, 'ratio' | 'styleName' | 'styleImage'>;
type Update = CallInput<typeof updateProject>;

const changing = shownAtOnce<string, Partial<Look>>();

/** Shows and saves a part of the look. @throws ApiError; what was there before returns */
function change(value: Partial<Look>, before: Partial<Look>, update: Update): Promise<void> {
  const { projectId } = board;
  return changing(`${update.type}|${projectId}`, {
    before,
    value,
    show(look) {
      if (board.projectId !== projectId) return;
      Object.assign(board, look);
      // a list that was asked for before has the look before it
      noteChange();
    },
    send: () => client.send(updateProject, update),
    onSaved: () => notifyTabs({ kind: 'changed' }, projectId),
  });
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
