import { starVideo } from '../../api/video.ts';
import { client } from '../client.ts';
import { starAtOnce } from '../star-at-once.ts';
import { clipSearch } from './clip-found.ts';

/** Stars a clip, or takes the star away; it shows at once. @throws ApiError; the star is then as it was */
export const starClip = (id: number, starred: 0 | 1): Promise<void> =>
  starAtOnce(clipSearch, id, starred, () => client.send(starVideo, { id, starred }));
