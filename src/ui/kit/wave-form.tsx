import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { clockOf } from './elapsed.ts';
import styles from './wave-form.module.css';

/** Pixels of the drawing's coordinate system; its width adapts to the layout. */
const HEIGHT = 32;
const STEP = 3;
/** Seconds that an arrow key seeks. */
const KEY_SECONDS = 5;

/** The bars of a waveform: one for each part. */
function pathOf(peaks: readonly number[]): string {
  return peaks
    .map((peak, at) => {
      const half = Math.max(0.8, ((HEIGHT / 2 - 1) * peak) / 100);
      return `M${at * STEP + 1} ${HEIGHT / 2 - half}V${HEIGHT / 2 + half}`;
    })
    .join('');
}

/** Fewer bars where there is little room: the peak of each group. */
function thinned(peaks: readonly number[], most: number): readonly number[] {
  if (peaks.length <= most) return peaks;
  return Array.from({ length: most }, (_, at) => {
    const [from, to] = [at, at + 1].map((part) => Math.floor((part * peaks.length) / most));
    return Math.max(...peaks.slice(from, to));
  });
}

/**
 * A song's waveform, which is also its seek bar: by pointer, or as a slider by keyboard. The studio has computed it, so that no sound
 * has to be loaded to draw it.
 */
export function WaveForm({
  label,
  peaks,
  time,
  seconds,
  parts = 90,
  onSeek,
}: {
  /** Names the slider. */
  label: string;
  peaks: readonly number[];
  /** Seconds that have been played. */
  time: number;
  seconds: number;
  /** The maximum number of bars. */
  parts?: number;
  onSeek: (seconds: number) => void;
}) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const shown = peaks.length > 0 ? thinned(peaks, parts) : Array.from({ length: parts }, () => 12);
  const path = pathOf(shown);
  const width = shown.length * STEP;
  const share = seconds > 0 ? Math.min(1, time / seconds) : 0;
  const seekAt = ({ clientX }: PointerEvent) => {
    const room = box.current?.getBoundingClientRect();
    if (room && room.width > 0) onSeek(((clientX - room.left) / room.width) * seconds);
  };
  const onKey = (event: KeyboardEvent) => {
    const to = {
      ArrowRight: time + KEY_SECONDS,
      ArrowUp: time + KEY_SECONDS,
      ArrowLeft: time - KEY_SECONDS,
      ArrowDown: time - KEY_SECONDS,
      Home: 0,
      End: seconds,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onSeek(Math.max(0, Math.min(seconds, to)));
  };
  const [now, all] = [clockOf(time), clockOf(seconds)];
  return (
    <div
      ref={box}
      className={styles.wave}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.round(seconds)}
      aria-valuenow={Math.round(time)}
      aria-valuetext={t`${now} of ${all}`}
      onKeyDown={onKey}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        seekAt(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) seekAt(event);
      }}
    >
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={path} className={styles.all} vectorEffect="non-scaling-stroke" />
      </svg>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.played}
        style={{ clipPath: `inset(0 ${(1 - share) * 100}% 0 0)` }}
      >
        <path d={path} vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}
