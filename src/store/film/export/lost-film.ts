import { VIDEO_KEPT_DAYS } from '../../../api/video-modes.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Why a finished film has no file to play or download: it has expired, or the server has no file although it has not. */
export type LostFilm = 'expired' | 'missing';

/** When a film can no longer be downloaded, in milliseconds; null when nobody knows. */
export function expiresAt({ works_time }: { works_time?: string | number | undefined }): number | null {
  const made = Date.parse(String(works_time ?? ''));
  return Number.isFinite(made) ? made + VIDEO_KEPT_DAYS * DAY : null;
}

/**
 * Why a film cannot be downloaded, or null if it can be (NOTICE-10, decisions A-31).
 * @param film.until when it expires, in milliseconds; null when nobody knows
 * @param film.video its address; empty if the server has none
 */
export function lostFilm(
  { until, video }: { until: number | null; video: string | undefined },
  now = Date.now(),
): LostFilm | null {
  if (until !== null && now >= until) return 'expired';
  if (video !== '') return null;
  // the server's clock decides when the address expires, and may be ahead of this one
  return until !== null && now >= until - DAY ? 'expired' : 'missing';
}
