import { useLingui } from '@lingui/react/macro';
import { Captions, CaptionsOff, Maximize, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import { toast } from '../../store/toasts.ts';
import { clockOf } from '../kit/elapsed.ts';
import styles from './film-player.module.css';
import { SpeedPick } from './speed-pick.tsx';
import { togglePlay } from './toggle-play.ts';
import { usePlayerKeys } from './use-player-keys.ts';
import type { Subtitles } from './use-subtitles.ts';
import { useVideo } from './use-video.ts';

/** Seconds that an arrow key skips. */
const SKIP = 5;
/** Seconds that J and L skip. */
const LONG_SKIP = 10;

/** The player's controls. They are below the picture, because the browser's own would cover the subtitles. */
export function PlayerBar({
  video,
  frame,
  seconds,
  subtitles,
}: {
  video: RefObject<HTMLVideoElement | null>;
  /** The element for full screen: picture and controls. */
  frame: RefObject<HTMLElement | null>;
  seconds: number;
  /** Null where there are none to switch. */
  subtitles: Subtitles | null;
}) {
  const { t } = useLingui();
  const { playing, time, duration, muted, speed } = useVideo(video, seconds);
  const now = clockOf(time);
  const whole = clockOf(duration);
  const seek = (to: number) => {
    if (video.current) video.current.currentTime = Math.min(duration, Math.max(0, to));
  };
  const by = (seconds: number) => seek((video.current?.currentTime ?? 0) + seconds);
  const skip = (event: KeyboardEvent) => {
    const step = { ArrowDown: -SKIP, ArrowUp: SKIP }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    by(step);
  };
  const mute = () => {
    if (video.current) video.current.muted = !muted;
  };
  const fill = () =>
    document.fullscreenElement
      ? document.exitFullscreen()
      : frame.current?.requestFullscreen().catch((error: unknown) => console.warn(error));
  const play = () => togglePlay(video.current);
  const caption = () =>
    subtitles?.toggle().catch((error: unknown) => {
      console.warn(error);
      toast({ type: 'error', title: t`Couldn't load the subtitles` });
    });
  usePlayerKeys(frame, {
    ' ': play,
    k: play,
    m: mute,
    ...(document.fullscreenEnabled && { f: () => void fill() }),
    ...(subtitles && { c: () => void caption() }),
    arrowleft: () => by(-SKIP),
    arrowright: () => by(SKIP),
    j: () => by(-LONG_SKIP),
    l: () => by(LONG_SKIP),
  });
  return (
    <fieldset className={styles.bar} aria-label={t`Player`}>
      <button type="button" aria-label={playing ? t`Pause` : t`Play`} aria-keyshortcuts="k" onClick={play}>
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
      <SpeedPick video={video} speed={speed} />
      {subtitles && (
        <button
          type="button"
          aria-label={t`Subtitles in the picture`}
          aria-pressed={subtitles.shown}
          aria-keyshortcuts="c"
          title={t`Subtitles in the picture`}
          onClick={() => void caption()}
        >
          {subtitles.shown ? <Captions aria-hidden size={18} /> : <CaptionsOff aria-hidden size={18} />}
        </button>
      )}
      <button type="button" aria-label={t`Mute`} aria-pressed={muted} aria-keyshortcuts="m" onClick={mute}>
        {muted ? <VolumeX aria-hidden size={18} /> : <Volume2 aria-hidden size={18} />}
      </button>
      {document.fullscreenEnabled && (
        <button type="button" aria-label={t`Full screen`} aria-keyshortcuts="f" onClick={() => void fill()}>
          <Maximize aria-hidden size={18} />
        </button>
      )}
    </fieldset>
  );
}
