import { type DrawRecord, deleteDraw, restoreDraw } from '../../../api/draw.ts';
import { failInBackground } from '../../background-errors.ts';
import { client } from '../../client.ts';
import { deletions } from '../../deletions.ts';
import { onRowNews } from '../../row-tabs.ts';
import { hearPicture, hidePicture, showPictureAgain } from './materials.ts';

/** Deletes the pictures of a task of the shot that is worked on. @throws ApiError; they are then back */
export const deletePicture = deletions<DrawRecord>({
  kind: 'shot-image',
  take: (_, taskId) => hidePicture(taskId),
  showAgain: ({ task_id }) => void showPictureAgain(task_id).catch(failInBackground),
  sendDelete: (draw_id) => client.send(deleteDraw, { draw_id }),
  sendRestore: (draw_id) => client.send(restoreDraw, { draw_id }),
  // one that was under way stays cancelled
  adopt: async () => {},
});

onRowNews('shot-image', hearPicture);
