import * as v from 'valibot';
import { proxy } from 'valtio';
import type { CallInput } from '../../../api/call.ts';
import { FILM_AUDIO, FILM_MUSIC, FILM_VOLUME, type startExport } from '../../../api/exports.ts';
import { refusalOf } from '../../../api/uploads.ts';
import { onLeave } from '../../account/on-leave.ts';
import { keepAsDraft } from '../../form-draft.ts';
import { uploadFile } from '../../uploads.ts';

const Draft = v.object({
  music: v.picklist(Object.values(FILM_MUSIC)),
  volume: v.pipe(v.number(), v.minValue(FILM_VOLUME.min), v.maxValue(FILM_VOLUME.max)),
  subtitles: v.boolean(),
  /** An uploaded piece (EXPORT-08). */
  audio: v.nullable(v.object({ url: v.string(), name: v.string() })),
});
export type ExportForm = v.InferOutput<typeof Draft>;

const BLANK: ExportForm = {
  music: FILM_MUSIC.automatic,
  volume: FILM_VOLUME.default,
  subtitles: true,
  audio: null,
};

/** How the next film is exported; the choices of the last one are offered again. */
export const exportForm = proxy<ExportForm>({ ...BLANK });

export const exportDraft = keepAsDraft('export', exportForm, Draft, {
  blank: BLANK,
  isUntouched: (form) => JSON.stringify(form) === JSON.stringify(BLANK),
});

/** A piece of music on its way up. */
export const audioUpload = proxy({
  /** Parts of 1; null when nothing is on its way. */
  progress: null as number | null,
  problem: null as 'type' | 'size' | 'failed' | null,
});

/** What is sent (EXPORT-01, EXPORT-03). */
export const requestOf = (
  projectId: number,
  { music, volume, subtitles, audio }: ExportForm,
): CallInput<typeof startExport> => ({
  script_id: projectId,
  audio_type: music,
  audio_vol: volume,
  audio_url: music === FILM_MUSIC.upload ? (audio?.url ?? '') : '',
  subtitles: subtitles ? 1 : 0,
});

/** Whether a chosen upload is still missing (EXPORT-05). */
export const lacksAudio = ({ music, audio }: Pick<ExportForm, 'music' | 'audio'>): boolean =>
  music === FILM_MUSIC.upload && audio === null;

/** Why a file is not taken; some systems name the type of a file wrongly or not at all, its ending decides (EXPORT-06, EXPORT-07). */
export function audioRefusal(file: Pick<File, 'name' | 'type' | 'size'>): 'type' | 'size' | null {
  const known = FILM_AUDIO.endings.some((ending) => file.name.toLowerCase().endsWith(ending));
  if (!known) return 'type';
  const refusal = refusalOf(file, 'filmMusic');
  return refusal === 'type' ? null : refusal;
}

let current: AbortController | null = null;

/** Uploads a piece for the film. @throws ApiError when no grant is given */
export async function takeAudio(file: File): Promise<void> {
  dropAudio();
  const refusal = audioRefusal(file);
  if (refusal) {
    audioUpload.problem = refusal;
    return;
  }
  const controller = new AbortController();
  current = controller;
  Object.assign(audioUpload, { progress: 0, problem: null });
  try {
    const url = await uploadFile(file, 'filmMusic', {
      signal: controller.signal,
      onProgress: (part) => {
        if (current === controller) audioUpload.progress = part;
      },
    });
    if (current !== controller) return;
    exportForm.audio = { url, name: file.name };
    audioUpload.progress = null;
  } catch (error) {
    if (current !== controller) return;
    Object.assign(audioUpload, { progress: null, problem: 'failed' });
    throw error;
  }
}

/** Takes the piece away, also while it is on its way. */
export function dropAudio(): void {
  current?.abort();
  current = null;
  exportForm.audio = null;
  Object.assign(audioUpload, { progress: null, problem: null });
}

onLeave(dropAudio);
