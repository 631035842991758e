import { useLingui } from '@lingui/react/macro';
import type { FilmInfo } from '../../api/exports.ts';
import { mediaOf } from '../kit/media-address.ts';
import { safeAddress } from '../kit/safe-address.ts';
import styles from './film-player.module.css';

/** The film, or its poster once it can no longer be had. */
export function FilmPlayer({
  info,
  name,
  expired,
}: {
  info: Readonly<Partial<FilmInfo>>;
  name: string;
  expired: boolean;
}) {
  const { t } = useLingui();
  const video = safeAddress(info.video_url ?? '');
  const poster = mediaOf(info.poster_url ?? '', 1280);
  const style = { aspectRatio: (info.width_height ?? '16:9').replace(':', ' / ') };
  if (expired || !video)
    return poster ? (
      <img className={styles.video} style={style} src={poster} alt={t`Poster of ${name}`} />
    ) : null;
  return (
    // biome-ignore lint/a11y/useMediaCaption: subtitles are drawn into the film when the person asked for them, and come as a file
    <video
      className={styles.video}
      style={style}
      src={video}
      poster={poster ?? undefined}
      controls
      playsInline
      preload="metadata"
      aria-label={t`Film: ${name}`}
    />
  );
}
