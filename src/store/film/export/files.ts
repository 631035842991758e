import { exportStoryboard } from '../../../api/script.ts';
import type { Shot } from '../../../api/shot.ts';
import { client } from '../../client.ts';

/** All pictures of the storyboard as one file (EXPORT-26). @throws ApiError */
export const storyboardFile = (projectId: number): Promise<Blob> =>
  client.fetchFile(exportStoryboard, { script_id: projectId });

/** Whether there is a picture to export (EXPORT-24). */
export const hasPictures = (shots: readonly Shot[]): boolean =>
  shots.some(({ scene_img }) => scene_img !== '');

/** The clips of the shots, numbered as the shots are (EXPORT-25, decisions C-09). */
export const clipFiles = (shots: readonly Shot[]): { address: string; number: number }[] =>
  shots.flatMap(({ video_url }, index) => (video_url ? [{ address: video_url, number: index + 1 }] : []));
