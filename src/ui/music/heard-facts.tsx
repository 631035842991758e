import { Trans, useLingui } from '@lingui/react/macro';
import type { HeardAudio } from '../../api/music.ts';
import { clockOf } from '../kit/elapsed.ts';
import styles from './heard-facts.module.css';
import { keyWords } from './key-words.ts';

/** Brightness below which a piece is called dark, or warm. */
const TONES = [0.35, 0.65] as const;

/** The audio features of a reference, which songs will follow. */
export function HeardFacts({ heard }: { heard: Readonly<HeardAudio> }) {
  const { t, i18n } = useLingui();
  const { seconds, tempo, key, loudness, brightness, curve } = heard;
  const beats = Math.round(tempo);
  const level = i18n.number(Math.round(loudness));
  const tone = brightness < TONES[0] ? t`dark` : brightness < TONES[1] ? t`warm` : t`bright`;
  return (
    <div className={styles.heard} data-ui="heard">
      <p>
        <Trans>Heard in it, for the song to follow:</Trans>
      </p>
      <ul>
        <li>{clockOf(seconds)}</li>
        {beats > 0 && <li>{t`${beats} bpm`}</li>}
        {key && <li>{keyWords(key)}</li>}
        <li>{t`${level} LUFS`}</li>
        <li>{tone}</li>
      </ul>
      <svg viewBox={`0 0 ${curve.length} 20`} preserveAspectRatio="none" role="img" aria-label={t`Loudness`}>
        {curve.map((value, at) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a curve never move
            key={at}
            x={at + 0.12}
            width={0.76}
            y={20 - value / 5}
            height={Math.max(0.6, value / 5)}
          />
        ))}
      </svg>
    </div>
  );
}
