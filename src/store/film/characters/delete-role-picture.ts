import { type DrawRecord, deleteDraw, restoreDraw } from '../../../api/draw.ts';
import { client } from '../../client.ts';
import { deletions } from '../../deletions.ts';
import { onRowNews } from '../../row-tabs.ts';
import { hearRolePicture, hideRolePicture, showRolePictureAgain } from './role-materials.ts';

/** Deletes the pictures of a task of the selected role. @throws ApiError; they are then back */
export const deleteRolePicture = deletions<DrawRecord>({
  kind: 'shot-image',
  take: hideRolePicture,
  showAgain: ({ draw_id }) => showRolePictureAgain(draw_id),
  sendDelete: (draw_id) => client.send(deleteDraw, { draw_id }),
  sendRestore: (draw_id) => client.send(restoreDraw, { draw_id }),
  // one that was under way stays cancelled
  adopt: async () => {},
});

onRowNews('shot-image', hearRolePicture);
