import { Trans, useLingui } from '@lingui/react/macro';
import { Music2, Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { UploadedFile } from '../../store/create-upload.ts';
import { ownSongs } from '../../store/own-songs.ts';
import { report } from '../errors/error-policy.ts';
import { reportAs } from '../errors/report-as.ts';
import { ChoiceStates } from './choice-states.tsx';
import { clockOf } from './elapsed.ts';
import { IconButton } from './icon-button.tsx';
import { isStopped } from './is-stopped.ts';
import { mediaOf } from './media-address.ts';
import { safeAddress } from './safe-address.ts';
import { SheetDialog } from './sheet-dialog.tsx';
import styles from './song-dialog.module.css';

/** Chooses one of one's own songs, which can be played first. */
export default function SongDialog({
  onChoose,
  onClose,
}: {
  onChoose: (song: UploadedFile) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { items } = useSnapshot(ownSongs.state);
  const [open, setOpen] = useState(true);
  const [heard, setHeard] = useState('');
  const sound = useRef<HTMLAudioElement | null>(null);
  const read = () => void ownSongs.load().catch((error: unknown) => report(error, { background: true }));
  useEffect(read, []);
  useEffect(() => () => sound.current?.pause(), []);
  const songs = items.flatMap(({ music_id, works, prompt, title }) =>
    works.map((work, index) => ({
      ...work,
      key: `${music_id}-${index}`,
      name: `${work.title || title || prompt} · ${index + 1}`,
    })),
  );
  const hear = (key: string, address: string) => {
    sound.current?.pause();
    const safe = safeAddress(address);
    if (heard === key || !safe) {
      setHeard('');
      return;
    }
    setHeard(key);
    sound.current = new Audio(safe);
    sound.current.onended = () => setHeard('');
    sound.current.play().catch((error: unknown) => {
      if (isStopped(error)) return;
      setHeard('');
      reportAs(t`Couldn't play the audio`, null);
    });
  };
  return (
    <SheetDialog title={t`From my music`} size="md" shown={open} onClose={onClose}>
      {songs.length > 0 && (
        <ul className={styles.songs}>
          {songs.map(({ key, name, seconds, audio_url, image_url }) => {
            const cover = mediaOf(image_url, 320);
            return (
              <li key={key}>
                <IconButton
                  aria-label={heard === key ? t`Stop ${name}` : t`Listen to ${name}`}
                  onClick={() => hear(key, audio_url)}
                >
                  {heard === key ? (
                    <Pause aria-hidden size={16} strokeWidth={1.75} />
                  ) : (
                    <Play aria-hidden size={16} strokeWidth={1.75} />
                  )}
                </IconButton>
                <button
                  type="button"
                  aria-label={t`Use this song: ${name}`}
                  onClick={() => {
                    onChoose({ url: audio_url, name });
                    setOpen(false);
                  }}
                >
                  {cover ? (
                    <img src={cover} alt="" loading="lazy" decoding="async" />
                  ) : (
                    <Music2 aria-hidden size={18} strokeWidth={1.75} />
                  )}
                  <span dir="auto">{name}</span>
                  <small>{clockOf(seconds)}</small>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <ChoiceStates
        list={ownSongs}
        isEmpty={songs.length === 0}
        onRead={read}
        none={[t`No music yet`, <Trans key="none">What you compose on the music page appears here.</Trans>]}
        failed={t`Couldn't load your music`}
        safe={<Trans>Your songs are safe on the server.</Trans>}
        className={styles.songs}
        skeleton={styles.skeleton}
      />
    </SheetDialog>
  );
}
