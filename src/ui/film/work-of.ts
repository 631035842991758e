import { msg } from '@lingui/core/macro';
import { EXPORT_STEP, type FilmInfo } from '../../api/exports.ts';
import { publicationOf } from '../../api/works.ts';
import { expiresAt, type LostFilm, lostFilm } from '../../store/film/export/lost-film.ts';
import type { WorkToPublish } from '../../store/works/publish.ts';

/** A finished film as the publish form needs it. */
export const workOf = (info: Readonly<Partial<FilmInfo>>, name: string): WorkToPublish => ({
  worksId: info.works_id ?? 0,
  name,
  description: info.desc ?? '',
  ratio: info.width_height ?? '16:9',
  video: info.video_url ?? '',
  poster: info.poster_url ?? '',
  picture: info.project_cover ?? '',
  ...(publicationOf(info) === 'rejected' && { rejected: { reason: info.check_msg ?? '' } }),
});

/** Why a finished film cannot be played or downloaded. The work of a deleted one is not named any more. */
export type Lost = LostFilm | 'deleted';

/** Why a finished film cannot be played or downloaded; null if it can be. */
export const lostOf = (info: Readonly<Partial<FilmInfo>>): Lost | null =>
  info.step === EXPORT_STEP.done && info.works_id === 0
    ? 'deleted'
    : lostFilm({ until: expiresAt(info), video: info.video_url });

/** Shown wherever a film has no file any more: only an old one has expired (NOTICE-10). */
export const LOST = {
  expired: msg`Resource expired: videos older than 10 days can no longer be downloaded`,
  deleted: msg`This film was deleted`,
  missing: msg`The studio has no video file of this film`,
} as const satisfies Record<Lost, unknown>;
