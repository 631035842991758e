import { Trans, useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { player, playFrom, seek, type Track } from '../../store/music/player.ts';
import { clockOf } from '../kit/elapsed.ts';
import { IconButton } from '../kit/icon-button.tsx';
import styles from './player-panel.module.css';

/** The panel above the player: the lyrics in time, or the queue. */
export function PlayerPanel({
  shown,
  track,
  onClose,
}: {
  shown: 'words' | 'queue';
  track: Track;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <section className={styles.panel} aria-label={shown === 'words' ? t`Lyrics` : t`Queue`} onKeyDown={onKey}>
      <header>
        <h2>{shown === 'words' ? <Trans>Lyrics</Trans> : <Trans>Queue</Trans>}</h2>
        <IconButton ref={close} aria-label={t`Close`} onClick={onClose}>
          <X aria-hidden size={17} strokeWidth={1.75} />
        </IconButton>
      </header>
      {shown === 'words' ? <Words track={track} /> : <Queue />}
    </section>
  );
}

/** The lyrics, with the current line highlighted; a press seeks to a line. */
function Words({ track: { lines } }: { track: Track }) {
  const { time } = useSnapshot(player);
  const at = lines.findLastIndex((line) => line.at <= time + 0.15);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView?.({ block: 'nearest' });
  }, [at]);
  return (
    <ol className={styles.words} ref={list}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and never move
        <li key={index} aria-current={index === at || undefined}>
          <button type="button" dir="auto" onClick={() => seek(line.at)}>
            {line.text}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Songs around the current one; a long queue is not rendered as a whole. */
const AROUND = 30;

function Queue() {
  const now = useSnapshot(player) as typeof player;
  const from = Math.max(0, now.at - 3);
  return (
    <ol className={styles.queue} start={from + 1}>
      {now.queue.slice(from, from + AROUND).map((track, index) => (
        <li key={track.key} aria-current={from + index === now.at || undefined}>
          <button type="button" onClick={() => playFrom(now.queue, track.key)}>
            <span dir="auto">{track.title}</span>
            <time>{clockOf(track.seconds)}</time>
          </button>
        </li>
      ))}
    </ol>
  );
}
