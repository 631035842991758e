import { fetchMusicWave } from '../../api/music.ts';
import { client } from '../client.ts';

/** One song of a task as WAV, without loss. @throws ApiError */
export const waveOf = (id: number, index: number): Promise<Blob> =>
  client.fetchFile(fetchMusicWave, { id, index });
