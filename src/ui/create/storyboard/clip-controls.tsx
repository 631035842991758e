import { useLingui } from '@lingui/react/macro';
import { Maximize, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { useEffect, useReducer } from 'react';
import { clockOf } from '../../kit/elapsed.ts';
import { IconButton } from '../../kit/icon-button.tsx';
import styles from './clip-controls.module.css';

/** The events of a clip after which the controls update. */
const NEWS = ['play', 'pause', 'timeupdate', 'loadedmetadata', 'volumechange', 'ended'] as const;

/** The controls of a shot's clip: play, seek, mute, full screen. */
export function ClipControls({ clip, number }: { clip: HTMLVideoElement; number: number }) {
  const { t } = useLingui();
  const [, look] = useReducer((turn: number) => turn + 1, 0);
  useEffect(() => {
    for (const name of NEWS) clip.addEventListener(name, look);
    return () => {
      for (const name of NEWS) clip.removeEventListener(name, look);
    };
  }, [clip]);
  const { paused, currentTime, muted } = clip;
  const seconds = Number.isFinite(clip.duration) ? clip.duration : 0;
  const PlayIcon = paused ? Play : Pause;
  const SoundIcon = muted ? VolumeX : Volume2;
  const now = clockOf(Math.floor(currentTime));
  const whole = clockOf(Math.round(seconds));
  return (
    <fieldset className={styles.controls}>
      <legend className="unseen">{t`Clip of shot ${number}`}</legend>
      <IconButton
        aria-label={paused ? t`Play the clip` : t`Pause the clip`}
        onClick={() => {
          if (paused) void clip.play().catch(() => undefined);
          else clip.pause();
        }}
      >
        <PlayIcon aria-hidden size={16} strokeWidth={1.9} />
      </IconButton>
      <input
        type="range"
        aria-label={t`Position in the clip`}
        min={0}
        max={seconds || 1}
        step={0.1}
        value={currentTime}
        aria-valuetext={t`${now} of ${whole}`}
        onChange={({ target }) => {
          clip.currentTime = Number(target.value);
        }}
      />
      <small>
        {now} / {whole}
      </small>
      <IconButton
        aria-label={muted ? t`Turn the sound on` : t`Turn the sound off`}
        onClick={() => {
          clip.muted = !muted;
        }}
      >
        <SoundIcon aria-hidden size={16} strokeWidth={1.9} />
      </IconButton>
      <IconButton
        aria-label={t`Full screen`}
        onClick={() => void clip.requestFullscreen?.().catch(() => undefined)}
      >
        <Maximize aria-hidden size={15} strokeWidth={1.9} />
      </IconButton>
    </fieldset>
  );
}
