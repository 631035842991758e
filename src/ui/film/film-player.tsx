import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { FilmInfo } from '../../api/exports.ts';
import { FilmTrouble } from '../kit/film-trouble.tsx';
import { mediaOf } from '../kit/media-address.ts';
import { safeAddress } from '../kit/safe-address.ts';
import { useFilmArriving } from '../kit/use-film-arriving.ts';
import styles from './film-player.module.css';
import { PlayerBar } from './player-bar.tsx';
import { togglePlay } from './toggle-play.ts';
import { useSubtitles } from './use-subtitles.ts';
import type { Lost } from './work-of.ts';

/** The film with its controls, or its poster if it has no file any more. */
export function FilmPlayer({
  info,
  name,
  lost,
}: {
  info: Readonly<Partial<FilmInfo>>;
  name: string;
  lost: Lost | null;
}) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const source = safeAddress(info.video_url ?? '');
  const { src, trouble, begun, handlers } = useFilmArriving(source);
  const subtitles = useSubtitles(video, info.subtitles_url ?? '');
  const poster = mediaOf(info.poster_url ?? '', 1280);
  const style = { aspectRatio: (info.width_height ?? '16:9').replace(':', ' / ') };
  if (lost || !source)
    return poster ? (
      <img className={styles.poster} style={style} src={poster} alt={t`Poster of ${name}`} />
    ) : null;
  return (
    <div ref={frame} className={styles.player} data-ui="film-player" tabIndex={-1}>
      <video
        ref={video}
        className={styles.picture}
        style={style}
        src={src}
        poster={poster ?? undefined}
        playsInline
        preload="metadata"
        aria-label={t`Film: ${name}`}
        onClick={() => {
          togglePlay(video.current);
          // its keys work then
          frame.current?.focus({ preventScroll: true });
        }}
        {...handlers}
      >
        {subtitles.track && <track kind="captions" src={subtitles.track} label={t`Subtitles`} />}
      </video>
      {trouble && <FilmTrouble trouble={trouble} begun={begun} />}
      <PlayerBar
        video={video}
        frame={frame}
        seconds={info.seconds ?? 0}
        // subtitles in the picture would stand there twice
        subtitles={info.subtitles_url && !info.subtitles_burnt ? subtitles : null}
      />
    </div>
  );
}
