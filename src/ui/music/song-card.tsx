import { memo } from 'react';
import type { Track } from '../../store/music/player.ts';
import { trackKey } from '../../store/music/tracks.ts';
import { rowOf } from '../kit/pass-focus.ts';
import { CardFoot } from './card-foot.tsx';
import { ComingSong } from './coming-song.tsx';
import { FailedSong } from './failed-song.tsx';
import styles from './song-card.module.css';
import type { SongProps } from './song-props.ts';
import { TrackRow } from './track-row.tsx';
import { useSongName } from './use-song-name.ts';

/** The songs of one task: two of them when it is done (MUSIC-02, MUSIC-32). */
export const SongCard = memo(function SongCard({
  song,
  view,
  queue,
}: SongProps & {
  /** The queue after these songs: the whole list. */
  queue: readonly Track[];
}) {
  const name = useSongName(view);
  return (
    <article
      {...rowOf('song')}
      className={styles.card}
      data-ui="song-card"
      data-phase={view.phase}
      aria-label={name}
      aria-busy={view.phase === 'working'}
    >
      {view.phase === 'working' && <ComingSong song={song} view={view} />}
      {view.phase === 'failed' && <FailedSong song={song} view={view} />}
      {view.works.map((work, index) => (
        <TrackRow
          key={trackKey(view.key, index)}
          song={song}
          view={view}
          work={work}
          index={index}
          queue={queue}
        />
      ))}
      <CardFoot song={song} view={view} />
    </article>
  );
});
