import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { getVersion, useSnapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { browser } from '../../../store/browser.ts';
import { board, selectShot } from '../../../store/film/storyboard/board.ts';
import { edits, textOf } from '../../../store/film/storyboard/edits.ts';
import {
  readWaveforms,
  type Waveform,
  waveformOf,
  waveforms,
} from '../../../store/film/storyboard/waveforms.ts';
import { clockOf } from '../../kit/elapsed.ts';
import { lengthWords } from '../../kit/length-words.ts';
import { mediaOf } from '../../kit/media-address.ts';
import styles from './timeline.module.css';
import { usePlaces } from './use-places.ts';
import { shotPlace, useShotStop } from './use-shot-stop.ts';
import { useEditsAtPause } from './use-shot-text.ts';

/** Pixels per second. */
const SCALE = 22;
const HIGH = 26;

/** The shots by their lengths, with their narration. */
export default function Timeline() {
  const { t } = useLingui();
  const { shots, shotId } = useSnapshot(board);
  const { online } = useSnapshot(browser);
  useSnapshot(waveforms);
  useEditsAtPause(() => getVersion(edits));
  useEffect(() => {
    let open = online;
    void readWaveforms(() => open);
    return () => {
      open = false;
    };
  }, [online]);
  const { stop, row } = useShotStop();
  const { placed, total } = usePlaces(shots as readonly Shot[]);
  const rows = placed.map((place) => ({ ...place, wave: waveformOf(place.shot) }));
  const whole = clockOf(Math.round(total));
  return (
    <div data-ui="timeline" className={styles.timeline} {...row}>
      <p>
        <Trans>About {whole} in all</Trans>
      </p>
      <ol aria-label={t`Timeline`}>
        {rows.map(({ shot, wave, seconds, start: from }, index) => {
          const number = index + 1;
          const long = lengthWords(seconds, 1);
          const start = clockOf(Math.round(from));
          const narration = textOf(shot, 'narration').trim();
          const picture = mediaOf(shot.scene_img, 320);
          return (
            <li key={shot.id} {...shotPlace(shot.id)} style={{ width: Math.max(40, seconds * SCALE) }}>
              <button
                type="button"
                tabIndex={shot.id === stop ? 0 : -1}
                aria-current={shot.id === shotId}
                aria-label={t`Shot ${number}, from ${start}, ${long}`}
                onClick={() => selectShot(shot.id)}
              >
                {picture && <img src={picture} alt="" loading="lazy" decoding="async" />}
                <b aria-hidden>{number}</b>
                <small aria-hidden>{long}</small>
              </button>
              {narration &&
                shot.speaks !== 1 &&
                (wave ? (
                  <Wave wave={wave} of={seconds} />
                ) : (
                  <i className={styles.unspoken} title={narration} />
                ))}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The waveform as bars, as wide as the speech is long. */
function Wave({ wave: { peaks, seconds }, of }: { wave: Waveform; of: number }) {
  const path = peaks
    .map((peak, index) => {
      const half = Math.max(0.5, (peak * HIGH) / 2);
      return `M${index + 0.5} ${HIGH / 2 - half}V${HIGH / 2 + half}`;
    })
    .join('');
  return (
    <svg
      aria-hidden
      data-ui="waveform"
      viewBox={`0 0 ${peaks.length} ${HIGH}`}
      preserveAspectRatio="none"
      style={{ width: `${Math.min(100, (seconds / of) * 100)}%` }}
    >
      <path d={path} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
