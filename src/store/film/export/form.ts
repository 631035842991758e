import * as v from 'valibot';
import { proxy } from 'valtio';
import type { CallInput } from '../../../api/call.ts';
import {
  FILM_MUSIC,
  FILM_RESOLUTIONS,
  FILM_SUBTITLES,
  FILM_VOLUME,
  type startExport,
} from '../../../api/exports.ts';
import { createUpload, type UploadedFile } from '../../create-upload.ts';
import { persistAsDraft } from '../../form-draft.ts';

const Draft = v.object({
  music: v.picklist(Object.values(FILM_MUSIC)),
  volume: v.pipe(v.number(), v.minValue(FILM_VOLUME.min), v.maxValue(FILM_VOLUME.max)),
  subtitles: v.picklist(Object.values(FILM_SUBTITLES)),
  /** Null leaves it to the studio. */
  resolution: v.optional(v.nullable(v.picklist(FILM_RESOLUTIONS)), null),
  /** An uploaded piece (EXPORT-08). */
  audio: v.nullable(v.object({ url: v.string(), name: v.string() })),
});
export type ExportForm = v.InferOutput<typeof Draft>;

const BLANK: ExportForm = {
  music: FILM_MUSIC.automatic,
  volume: FILM_VOLUME.default,
  subtitles: FILM_SUBTITLES.burnt,
  resolution: null,
  audio: null,
};

/** Settings of the next export; they begin with those of the last one. */
export const exportForm = proxy<ExportForm>({ ...BLANK });

export const exportDraft = persistAsDraft('export', exportForm, Draft, {
  blank: BLANK,
  isUntouched: (form) => JSON.stringify(form) === JSON.stringify(BLANK),
});

/** The upload of music; an uploaded file is in the form (EXPORT-08). */
export const music = createUpload('filmMusic', {
  onArrived: (file) => {
    exportForm.audio = file;
  },
  onDrop: () => {
    exportForm.audio = null;
  },
});

/** Chooses a file that the studio has already, e.g. a song, as the music of the next film. */
export function takeFilmMusic(file: UploadedFile): void {
  music.drop();
  exportForm.music = FILM_MUSIC.upload;
  exportForm.audio = { ...file };
}

/** The request (EXPORT-01, EXPORT-03). */
export const requestOf = (
  projectId: number,
  { music, volume, subtitles, audio, resolution }: ExportForm,
): CallInput<typeof startExport> => ({
  script_id: projectId,
  audio_type: music,
  audio_vol: volume,
  audio_url: music === FILM_MUSIC.upload ? (audio?.url ?? '') : '',
  subtitles,
  ...(resolution ? { resolution } : {}),
});

/** Whether a chosen upload is still missing (EXPORT-05). */
export const lacksAudio = ({ music, audio }: Pick<ExportForm, 'music' | 'audio'>): boolean =>
  music === FILM_MUSIC.upload && audio === null;
