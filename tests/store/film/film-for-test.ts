import type { FilmInfo } from '../../../src/api/exports.ts';
import type { Notice } from '../../../src/sw/protocol.ts';
import { doneRow, noticeOfRow } from '../task-row.ts';

/** A film in the format of a poll. */
export const film = (more: Partial<FilmInfo> = {}): Partial<FilmInfo> => ({
  step: 4,
  width_height: '16:9',
  video_url: '/media/film.mp4',
  poster_url: '/media/poster.jpg',
  subtitles_url: '/media/film.srt',
  works_name: 'The lamp',
  works_time: new Date().toISOString(),
  works_id: 12,
  published: 0,
  ...more,
});

/** The notice of an ended export, as offered to a page. @param id of its task */
export const noticeOf = (info: Partial<FilmInfo>, id = 'a'): Notice =>
  noticeOfRow(
    doneRow('export', id, {
      lane: `export:${id}`,
      final: info.step === 5 ? 'failed' : 'done',
      state: info.step ?? 4,
      result: info,
      context: { kind: 'export', page: '/create', script_id: 3, prompt: 'The lamp' },
    }),
  );
