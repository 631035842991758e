import { useLingui } from '@lingui/react/macro';
import {
  ListMusic,
  Pause,
  Play,
  Repeat,
  Repeat1,
  SkipBack,
  SkipForward,
  TextQuote,
  Volume2,
  VolumeX,
  X,
} from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import {
  closePlayer,
  hasNext,
  player,
  seek,
  setVolume,
  skip,
  toggle,
  trackOf,
  turnRepeat,
  turnSpeed,
} from '../../store/music/player.ts';
import { clockOf } from '../kit/elapsed.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { mediaOf } from '../kit/media-address.ts';
import { Spinner } from '../kit/spinner.tsx';
import { WaveForm } from '../kit/wave-form.tsx';
import { addressOf } from '../router/routes.ts';
import styles from './player-bar.module.css';
import { PlayerPanel } from './player-panel.tsx';

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const;

/** Shortcuts while the player has the focus; a button's own keys keep their meaning. */
const KEYS: Readonly<Record<string, () => void>> = {
  k: toggle,
  j: () => seek(player.time - 10),
  l: () => seek(player.time + 10),
  n: () => skip(1),
  p: () => skip(-1),
  m: () => setVolume(player.volume > 0 ? 0 : 1),
};

const KEY_NAMES = Object.keys(KEYS).join(' ').toUpperCase();

/** The player: song, seek slider, queue, speed, volume and lyrics. */
export default function PlayerBar() {
  const { t } = useLingui();
  const now = useSnapshot(player) as typeof player;
  const [panel, setPanel] = useState<'words' | 'queue' | null>(null);
  const track = trackOf(now);
  if (!track) return null;
  const seconds = now.duration || track.seconds;
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const run = KEYS[event.key.toLowerCase()];
    if (!run) return;
    event.preventDefault();
    run();
  };
  const turn = (to: 'words' | 'queue') => setPanel(panel === to ? null : to);
  const speed = `${now.speed}×`;
  return (
    <section
      className={styles.player}
      data-ui="player"
      aria-label={t`Player`}
      aria-keyshortcuts={KEY_NAMES}
      onKeyDown={onKey}
    >
      {panel && <PlayerPanel shown={panel} track={track} onClose={() => setPanel(null)} />}
      <a className={styles.song} href={`#${addressOf('music')}`}>
        {track.cover && <img src={mediaOf(track.cover, 320) ?? ''} alt="" draggable={false} />}
        <span>
          <strong dir="auto">{track.title}</strong>
          <small dir="auto">{now.failed ? t`This song couldn't be played` : track.about}</small>
        </span>
      </a>
      <div className={styles.keys}>
        <IconButton aria-label={t`Previous song`} className={styles.wide} onClick={() => skip(-1)}>
          <SkipBack {...icon} />
        </IconButton>
        <IconButton
          data-ui="player-toggle"
          aria-label={now.playing ? t`Pause` : t`Play`}
          className={styles.toggle}
          onClick={toggle}
        >
          {now.waiting && now.playing ? (
            <Spinner size={18} />
          ) : now.playing ? (
            <Pause {...icon} size={20} />
          ) : (
            <Play {...icon} size={20} />
          )}
        </IconButton>
        <IconButton aria-label={t`Next song`} blocked={!hasNext(now)} onClick={() => skip(1)}>
          <SkipForward {...icon} />
        </IconButton>
      </div>
      <div className={styles.place}>
        <time>{clockOf(now.time)}</time>
        <div>
          <WaveForm
            label={t`Place in the song`}
            peaks={track.peaks}
            parts={140}
            time={now.time}
            seconds={seconds}
            onSeek={seek}
          />
        </div>
        <time>{clockOf(seconds)}</time>
      </div>
      <div className={styles.more}>
        <IconButton aria-label={t`Speed: ${speed}`} className={styles.speed} onClick={turnSpeed}>
          {speed}
        </IconButton>
        <IconButton
          aria-label={
            now.repeat === 'one'
              ? t`Repeats this song`
              : now.repeat === 'all'
                ? t`Repeats all songs`
                : t`Repeat`
          }
          aria-pressed={now.repeat !== 'none'}
          className={`${styles.wide} ${styles.pressed}`}
          onClick={turnRepeat}
        >
          {now.repeat === 'one' ? <Repeat1 {...icon} /> : <Repeat {...icon} />}
        </IconButton>
        {track.lines.length > 0 && (
          <IconButton
            aria-label={t`Lyrics`}
            aria-expanded={panel === 'words'}
            className={styles.pressed}
            onClick={() => turn('words')}
          >
            <TextQuote {...icon} />
          </IconButton>
        )}
        <IconButton
          aria-label={t`Queue`}
          aria-expanded={panel === 'queue'}
          className={`${styles.wide} ${styles.pressed}`}
          onClick={() => turn('queue')}
        >
          <ListMusic {...icon} />
        </IconButton>
        <span className={styles.volume}>
          <IconButton
            aria-label={now.volume > 0 ? t`Mute` : t`Unmute`}
            onClick={() => setVolume(now.volume > 0 ? 0 : 1)}
          >
            {now.volume > 0 ? <Volume2 {...icon} /> : <VolumeX {...icon} />}
          </IconButton>
          <input
            type="range"
            aria-label={t`Volume`}
            min={0}
            max={1}
            step={0.05}
            value={now.volume}
            onChange={({ target }) => setVolume(Number(target.value))}
          />
        </span>
        <IconButton aria-label={t`Close the player`} onClick={closePlayer}>
          <X {...icon} />
        </IconButton>
      </div>
    </section>
  );
}
