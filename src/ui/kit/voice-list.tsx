import { Trans, useLingui } from '@lingui/react/macro';
import { Play } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { tagsOf, type Voice } from '../../store/voice.ts';
import { reportAs } from '../errors/report-as.ts';
import { IconButton } from './icon-button.tsx';
import { isStopped } from './is-stopped.ts';
import { safeAddress } from './safe-address.ts';
import styles from './voice-list.module.css';
import { TAG_NAMES } from './voice-tags.ts';

/** Voices of the studio, each with a sample (CHAR-21). */
export function VoiceList({
  voices,
  chosen,
  isLast,
  field,
  onChoose,
}: {
  voices: readonly Voice[];
  chosen: Voice | undefined;
  /** Nothing but buttons follows, so on a small screen it needs no scrolling of its own. */
  isLast: boolean;
  field: RefObject<HTMLFieldSetElement | null>;
  onChoose: (voice: Voice) => void;
}) {
  const { t, i18n } = useLingui();
  const group = useId();
  const sample = useRef<HTMLAudioElement | null>(null);
  useEffect(() => () => sample.current?.pause(), []);
  const audition = (address: string) => {
    sample.current?.pause();
    const safe = safeAddress(address);
    if (!safe) return;
    sample.current = new Audio(safe);
    sample.current.play().catch((error: unknown) => {
      if (!isStopped(error)) reportAs(t`Couldn't play the audio`, null);
    });
  };
  return (
    <fieldset ref={field} className={styles.voices} data-last={isLast || undefined}>
      <legend className="unseen">
        <Trans>Voices</Trans>
      </legend>
      {voices.map((voice) => (
        <div key={voice.voice_type} data-ui="voice" className={styles.voice}>
          <label>
            <input
              type="radio"
              className="unseen"
              name={group}
              checked={voice.voice_type === chosen?.voice_type}
              onChange={() => onChoose(voice)}
            />
            <span>
              <b>{voice.voice_name}</b>
              <small>
                {tagsOf(voice)
                  .map((tag) => TAG_NAMES[tag] && i18n._(TAG_NAMES[tag]))
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
          </label>
          {voice.test_audio_url && (
            <IconButton
              aria-label={t`Play ${voice.voice_name}`}
              onClick={() => audition(voice.test_audio_url)}
            >
              <Play aria-hidden size={15} strokeWidth={1.9} />
            </IconButton>
          )}
        </div>
      ))}
    </fieldset>
  );
}
