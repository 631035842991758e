import { fromFile, runFfmpeg } from '../../generators/ffmpeg/ffmpeg.ts';
import { wholeWave } from '../../generators/ffmpeg/whole-wave.ts';
import { timeoutSignal } from '../../generators/timeout-signal.ts';
import type { Deps } from '../deps.ts';
import { withLocalFile } from '../media/local-file.ts';
import { partsOf, storageName } from '../media/media.ts';
import { orRefuse } from '../models/readiness.ts';
import { Refusal } from '../rpc/refusal.ts';
import { requireSong } from './song-rows.ts';

const PATIENCE = 60_000;

/** One of a member's songs as an uncompressed WAV file. @throws Refusal if there is no such song, or it is not finished */
export async function waveOf(
  { db, storage }: Deps,
  userId: number,
  { id, index }: { id: number; index: number },
): Promise<{ data: Uint8Array; title: string }> {
  const row = await requireSong(db, userId, id);
  const work = row.works[index];
  if (row.status !== 'done' || !work) throw new Refusal(400, 'songNotDone');
  const signal = timeoutSignal(PATIENCE);
  const { stdout } = await orRefuse(
    withLocalFile(storage, storageName(partsOf(work.master)), (file) =>
      runFfmpeg([...fromFile(file), '-c:a', 'pcm_s16le', '-bitexact', '-f', 'wav', 'pipe:1'], { signal }),
    ),
  );
  return { data: wholeWave(stdout), title: work.title };
}
