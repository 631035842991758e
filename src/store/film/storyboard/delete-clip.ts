import { deleteVideo, restoreVideo, type VideoTaskState } from '../../../api/video.ts';
import { failInBackground } from '../../background-errors.ts';
import { client } from '../../client.ts';
import { deletions } from '../../deletions.ts';
import { onRowNews } from '../../row-tabs.ts';
import { hearClip, hideClip, showClipAgain } from './materials.ts';

/** Deletes a clip of the shot that is worked on. @throws ApiError; it is then back */
export const deleteClip = deletions<VideoTaskState>({
  kind: 'shot-video',
  take: (_, taskId) => hideClip(taskId),
  showAgain: ({ task_id }) => void showClipAgain(task_id).catch(failInBackground),
  sendDelete: (id) => client.send(deleteVideo, { id }),
  sendRestore: (id) => client.send(restoreVideo, { id }),
  // one that was under way stays cancelled
  adopt: async () => {},
});

onRowNews('shot-video', hearClip);
