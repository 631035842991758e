import { t } from '@lingui/core/macro';
import type { SongView } from '../../store/music/song-view.ts';
import { titleOf } from '../../store/music/tracks.ts';
import { waveOf } from '../../store/music/wave.ts';
import { toast } from '../../store/toasts.ts';
import { reportAs } from '../errors/report-as.ts';
import { fileNameOf, saveBlob } from '../kit/download.ts';
import { mediaOf } from '../kit/media-address.ts';
import { saveFile } from '../kit/save-file.ts';

/** Saves one song as MP3. */
export async function saveMp3(view: SongView, index: number): Promise<void> {
  const work = view.works[index];
  if (work) await saveFile(mediaOf(work.audio_url) ?? '', work.title || view.title, index);
}

/** Saves one song as WAV. The server converts it on request, which takes a moment. */
export async function saveWave(view: SongView, index: number): Promise<void> {
  if (view.id === undefined) return;
  toast({ type: 'info', title: t`Preparing the WAV file…` });
  try {
    saveBlob(await waveOf(view.id, index), `${fileNameOf(titleOf(view, index))}.wav`);
  } catch (error) {
    reportAs(t`File download failed, please try again`, error);
  }
}
