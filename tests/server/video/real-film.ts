import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFfmpeg } from '../../../generators/ffmpeg/ffmpeg.ts';
import { storageName } from '../../../server/media/media.ts';
import type { Studio } from '../harness.ts';

/** Replaces a clip's stand-in by a real film: ffmpeg adds sounds to it, and reads frames from it. */
export async function filmed({ db, deps }: Studio, id: number): Promise<void> {
  const { rows } = await db.query<{ video: string }>('SELECT video FROM clips WHERE id = $1', [id]);
  const [key = ''] = (rows[0]?.video ?? '').split('.');
  const folder = await mkdtemp(join(tmpdir(), 'inkreel-'));
  const film = join(folder, 'film.mp4');
  const source = ['-f', 'lavfi', '-i', 'color=red:s=854x480:d=1:r=10', '-pix_fmt', 'yuv420p', film];
  await runFfmpeg(source, { signal: AbortSignal.timeout(20_000) });
  await deps.storage.put(storageName({ key, ext: 'mp4' }), createReadStream(film));
  await rm(folder, { recursive: true });
}
