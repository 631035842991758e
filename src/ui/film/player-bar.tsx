import { useLingui } from '@lingui/react/macro';
import { Maximize, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { clockOf } from '../kit/elapsed.ts';
import styles from './film-player.module.css';
import { togglePlay } from './toggle-play.ts';
import { useVideo } from './use-video.ts';

/** Seconds that an arrow key skips. */
const SKIP = 5;

/** The player's controls. They are below the picture, because the browser's own would cover the subtitles. */
export function PlayerBar({
  video,
  frame,
  seconds,
}: {
  video: RefObject<HTMLVideoElement | null>;
  /** The element for full screen: picture and controls. */
  frame: RefObject<HTMLElement | null>;
  seconds: number;
}) {
  const { t } = useLingui();
  const { playing, time, duration, muted } = useVideo(video, seconds);
  const now = clockOf(time);
  const whole = clockOf(duration);
  const seek = (to: number) => {
    if (video.current) video.current.currentTime = Math.min(duration, Math.max(0, to));
  };
  const skip = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -SKIP, ArrowDown: -SKIP, ArrowRight: SKIP, ArrowUp: SKIP }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    seek((video.current?.currentTime ?? 0) + by);
  };
  const mute = () => {
    if (video.current) video.current.muted = !muted;
  };
  const fill = () =>
    document.fullscreenElement
      ? document.exitFullscreen()
      : frame.current?.requestFullscreen().catch((error: unknown) => console.warn(error));
  return (
    <fieldset className={styles.bar} aria-label={t`Player`}>
      <button
        type="button"
        aria-label={playing ? t`Pause` : t`Play`}
        onClick={() => togglePlay(video.current)}
      >
        {playing ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
      </button>
      <input
        type="range"
        min={0}
        max={duration || 1}
        step={0.1}
        value={time}
        aria-label={t`Position`}
        aria-valuetext={t`${now} of ${whole}`}
        onChange={({ target }) => seek(Number(target.value))}
        onKeyDown={skip}
      />
      <time>
        {now} / {whole}
      </time>
      <button type="button" aria-label={t`Mute`} aria-pressed={muted} onClick={mute}>
        {muted ? <VolumeX aria-hidden size={18} /> : <Volume2 aria-hidden size={18} />}
      </button>
      {document.fullscreenEnabled && (
        <button type="button" aria-label={t`Full screen`} onClick={() => void fill()}>
          <Maximize aria-hidden size={18} />
        </button>
      )}
    </fieldset>
  );
}
