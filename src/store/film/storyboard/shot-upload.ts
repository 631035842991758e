import { uploadDrawImage } from '../../../api/draw.ts';
import { handleShot, SHOT_ACTION } from '../../../api/storyboard.ts';
import { client } from '../../client.ts';
import { createUpload, type Upload } from '../../create-upload.ts';
import { board, patchShot } from './board.ts';
import { notifyTabs } from './board-channel.ts';
import { noneChosen } from './materials.ts';

/** Milliseconds between the end of an upload and its saving (BOARD-26). */
const SAVE_DELAY = 500;
/** Milliseconds to show that a picture has arrived (BOARD-26). */
const SAID_FOR = 2000;

const uploads = new Map<number, Upload>();

/** A shot's upload (BOARD-25). Several shots can upload at once. */
export function shotUpload(shotId: number): Upload {
  const known = uploads.get(shotId);
  if (known) return known;
  const upload = createUpload('drawReference', {
    send: (file, { signal }) => showPicture(shotId, file, signal),
    onArrived: () => {
      setTimeout(() => upload.state.phase === 'arrived' && upload.drop(), SAID_FOR);
    },
  });
  uploads.set(shotId, upload);
  return upload;
}

/** Shows an uploaded picture in a shot (BOARD-24, BOARD-26). @throws ApiError */
async function showPicture(shotId: number, file: File, signal: AbortSignal): Promise<string> {
  const { projectId } = board;
  const { qiniu_url } = await client.send(uploadDrawImage, { file }, { signal });
  await new Promise((resolve) => setTimeout(resolve, SAVE_DELAY));
  // another file was chosen, or the member has signed out
  signal.throwIfAborted();
  const shown = { draw_id: 0, draw_index: 0, scene_img: qiniu_url };
  const save = { type: SHOT_ACTION.save, script_id: projectId, scene_id: shotId, ...shown } as const;
  await client.send(handleShot, save, { signal });
  notifyTabs({ kind: 'changed' }, projectId);
  if (board.projectId === projectId) {
    patchShot(shotId, { ...shown, list_type: 1, speaks: 0 });
    noneChosen(shotId);
  }
  return qiniu_url;
}
