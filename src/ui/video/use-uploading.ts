import { useSnapshot } from 'valtio';
import { isComing, type UploadProblem } from '../../store/create-upload.ts';
import { frameUploads } from '../../store/video/frame-upload.ts';

/** Whether a picture is being uploaded, and what is wrong with the last file. */
export function useUploading(): { uploading: boolean; problem: UploadProblem | null } {
  const first = useSnapshot(frameUploads.first.state);
  const last = useSnapshot(frameUploads.last.state);
  const reference = useSnapshot(frameUploads.reference.state);
  const all = [first, last, reference];
  return {
    uploading: all.some(isComing),
    problem: all.find(({ problem }) => problem)?.problem ?? null,
  };
}
