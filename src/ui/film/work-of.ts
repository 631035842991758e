import { msg } from '@lingui/core/macro';
import type { FilmInfo } from '../../api/exports.ts';
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
});

/** Shown wherever a film has expired (NOTICE-10). */
export const EXPIRED = msg`Resource expired: videos older than 10 days can no longer be downloaded`;
