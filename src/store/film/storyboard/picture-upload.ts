import { createUpload, type Upload } from '../../create-upload.ts';
import { board } from './board.ts';
import { addUpload, keepUpload } from './picture-form.ts';

const uploads = new Map<number, Upload>();

/** The upload of the next reference for a shot's drawing. Several shots can upload at once. */
export function pictureUpload(shotId: number): Upload {
  const known = uploads.get(shotId);
  if (known) return known;
  const { projectId } = board;
  const upload = createUpload('drawReference', {
    onArrived: (file) => {
      const shot = board.shots.find(({ id }) => id === shotId);
      if (shot) addUpload(shot, file);
      else if (board.projectId !== projectId) void keepUpload(projectId, shotId, file);
      upload.drop();
    },
  });
  uploads.set(shotId, upload);
  return upload;
}
