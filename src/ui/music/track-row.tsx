import { useLingui } from '@lingui/react/macro';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { MusicWork } from '../../api/music.ts';
import { player, playFrom, seek, type Track, toggle, trackOf } from '../../store/music/player.ts';
import { titleOf, titlePartsOf, trackKey } from '../../store/music/tracks.ts';
import { clockOf } from '../kit/elapsed.ts';
import { ItemActions } from '../kit/item-actions.tsx';
import { mediaOf } from '../kit/media-address.ts';
import { RevealedPicture } from '../kit/revealed-picture.tsx';
import { Spinner } from '../kit/spinner.tsx';
import { TILE_SHOWN } from '../kit/tile-button.tsx';
import { useOwnName } from '../kit/told-apart.tsx';
import { useLongPress } from '../kit/use-long-press.ts';
import { WaveForm } from '../kit/wave-form.tsx';
import { keyWords } from './key-words.ts';
import { trackActions } from './song-actions.ts';
import type { SongProps } from './song-props.ts';
import { STYLE_NAMES } from './style-names.ts';
import styles from './track-row.module.css';

/** Whether this song is in the player, and its position. */
function usePlaying(key: string) {
  const now = useSnapshot(player);
  const mine = trackOf(now as typeof player)?.key === key;
  return {
    mine,
    playing: mine && now.playing,
    waiting: mine && now.waiting && now.playing,
    time: mine ? now.time : 0,
  };
}

/** One song: its cover with play and pause, name, waveform, and actions. */
export function TrackRow({
  song,
  view,
  work,
  index,
  queue,
}: SongProps & { work: MusicWork; index: number; queue: readonly Track[] }) {
  const { t, i18n } = useLingui();
  const key = trackKey(view.key, index);
  const { mine, playing, waiting, time } = usePlaying(key);
  const [menu, setMenu] = useState(false);
  const [awaited] = useState(song.state !== 3);
  const press = useLongPress(() => setMenu(true));
  const title = useOwnName(view.key, titleOf(view, index));
  const { name, number } = titlePartsOf(view, index);
  const style = STYLE_NAMES[work.style];
  const beats = Math.round(work.tempo);
  const play = () => (mine ? toggle() : playFrom(queue, key));
  const facts = [
    style ? i18n._(style) : '',
    beats > 0 ? t`${beats} bpm` : '',
    keyWords(work.key),
    work.sung === 1 ? t`sung` : '',
  ].filter(Boolean);
  return (
    <div {...TILE_SHOWN} className={styles.track} data-playing={mine || undefined} {...press}>
      <button
        type="button"
        data-ui="play"
        className={styles.cover}
        aria-label={playing ? t`Pause ${title}` : t`Play ${title}`}
        onClick={play}
      >
        <RevealedPicture source={mediaOf(work.image_url, 320)} alt="" lazy awaited={awaited} signed />
        <span className={styles.sign} aria-hidden>
          {waiting ? (
            <Spinner size={18} />
          ) : playing ? (
            <Pause size={18} strokeWidth={2} />
          ) : (
            <Play size={18} strokeWidth={2} />
          )}
        </span>
      </button>
      <div className={styles.words}>
        <h2 dir="auto">
          <span>{name}</span>
          <span className={styles.number}>{number}</span>
        </h2>
        <p>{facts.join(' · ')}</p>
      </div>
      <div className={styles.wave}>
        <WaveForm
          label={t`Place in ${title}`}
          peaks={work.peaks}
          time={time}
          seconds={work.seconds}
          onSeek={(seconds) => {
            if (!mine) playFrom(queue, key);
            seek(seconds);
          }}
        />
      </div>
      <time className={styles.length}>{mine && time > 0 ? clockOf(time) : clockOf(work.seconds)}</time>
      <div className={styles.actions}>
        <ItemActions
          label={t`Actions for ${title}`}
          of={title}
          actions={() => trackActions({ song, view }, index, title)}
          most={1}
          look="quiet"
          open={menu}
          onOpen={setMenu}
        />
      </div>
    </div>
  );
}
