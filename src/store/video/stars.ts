import { starVideo } from '../../api/video.ts';
import { client } from '../client.ts';
import { patchClip } from './clip-found.ts';

/** Stars a clip, or takes the star away; it shows at once. @throws ApiError; the star is then as it was */
export async function starClip(id: number, starred: 0 | 1): Promise<void> {
  patchClip(id, { starred });
  try {
    await client.send(starVideo, { id, starred });
  } catch (error) {
    patchClip(id, { starred: starred ? 0 : 1 });
    throw error;
  }
}
