import { useLingui } from '@lingui/react/macro';
import { Maximize, SkipBack, SkipForward, Volume2, VolumeX, X } from 'lucide-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useSnapshot } from 'valtio';
import type { FilmPreview } from '../../../api/film-preview.ts';
import {
  closePreview,
  filmPreview,
  mutePreview,
  seekPreview,
  skipShots,
} from '../../../store/film/preview/film-preview.ts';
import { clockOf } from '../../kit/elapsed.ts';
import { IconButton } from '../../kit/icon-button.tsx';
import styles from './film-controls.module.css';
import { playButton } from './play-button.ts';

/** Seconds that an arrow key seeks. */
const SKIP = 5;

/** The preview's controls: seeking, previous and next shot, mute, full screen and closing. Play is before them. */
export default function FilmControls() {
  const { t } = useLingui();
  const { plan, index, time, muted } = useSnapshot(filmPreview);
  const film = plan as FilmPreview | null;
  const seconds = film?.seconds ?? 0;
  const [now, whole] = [clockOf(time), clockOf(Math.round(seconds))];
  const [number, of] = [index + 1, film?.shots.length ?? 0];
  const SoundIcon = muted ? VolumeX : Volume2;
  const skip = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -SKIP, ArrowDown: -SKIP, ArrowRight: SKIP, ArrowUp: SKIP }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    seekPreview(filmPreview.time + by);
  };
  const enlarge = ({ currentTarget }: MouseEvent) => {
    const player = currentTarget.closest('[data-ui=player-part]');
    if (document.fullscreenElement) void document.exitFullscreen();
    else void player?.requestFullscreen?.().catch(() => undefined);
  };
  const close = ({ currentTarget }: { currentTarget: Element }) => {
    const play = playButton(currentTarget);
    if (document.fullscreenElement) void document.exitFullscreen();
    closePreview();
    play?.focus();
  };
  return (
    <fieldset
      className={styles.controls}
      onKeyDown={(event) => {
        // also from the slider, which has the focus while the film plays
        if (event.key === 'Escape' && !event.defaultPrevented) close(event);
      }}
    >
      <legend className="unseen">{t`Preview of the film`}</legend>
      {/* focusable at either end: the press that reaches it must not lose the focus */}
      <IconButton aria-label={t`Back by a shot`} blocked={index === 0} onClick={() => skipShots(-1)}>
        <SkipBack aria-hidden size={16} strokeWidth={1.75} />
      </IconButton>
      <IconButton aria-label={t`On by a shot`} blocked={number >= of} onClick={() => skipShots(1)}>
        <SkipForward aria-hidden size={16} strokeWidth={1.75} />
      </IconButton>
      <input
        type="range"
        aria-label={t`Position in the film`}
        aria-valuetext={t`${now} of ${whole}, part ${number} of ${of}`}
        min={0}
        max={seconds || 1}
        step={0.1}
        value={time}
        onChange={({ target }) => seekPreview(Number(target.value))}
        onKeyDown={skip}
      />
      <small>
        {now} / {whole}
      </small>
      <IconButton
        aria-label={muted ? t`Turn the sound on` : t`Turn the sound off`}
        onClick={() => mutePreview(!muted)}
      >
        <SoundIcon aria-hidden size={16} strokeWidth={1.9} />
      </IconButton>
      <IconButton aria-label={t`Full screen`} onClick={enlarge}>
        <Maximize aria-hidden size={15} strokeWidth={1.9} />
      </IconButton>
      <IconButton aria-label={t`Close the preview`} onClick={close}>
        <X aria-hidden size={16} strokeWidth={1.9} />
      </IconButton>
    </fieldset>
  );
}
