import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Play } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { VOICE_EMOTIONS, VOICE_SETTINGS } from '../../../api/voices.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { textOf } from '../../../store/film/storyboard/edits.ts';
import { settingsOf, setVoice, tagsOf, voiceOf, voices } from '../../../store/film/storyboard/voices.ts';
import { reportAs } from '../../errors/report-as.ts';
import { IconButton } from '../../kit/icon-button.tsx';
import { safeAddress } from '../../kit/safe-address.ts';
import { SelectField } from '../../kit/select-field.tsx';
import { SheetDialog } from '../../kit/sheet-dialog.tsx';
import { SliderField } from '../../kit/slider-field.tsx';
import styles from './voice-dialog.module.css';
import { TAG_NAMES } from './voice-tags.ts';

const EMOTION_NAMES = {
  neutral: msg`Neutral`,
  happy: msg`Happy`,
  angry: msg`Angry`,
  sad: msg`Sad`,
  fearful: msg`Fearful`,
  disgusted: msg`Disgusted`,
  surprised: msg`Surprised`,
} as const;

/** The voice of a shot and how it speaks (BOARD-84, BOARD-89). */
export default function VoiceDialog({ shotId, onClose }: { shotId: number; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { shots } = useSnapshot(board);
  const { list } = useSnapshot(voices);
  const group = useId();
  const sample = useRef<HTMLAudioElement | null>(null);
  const shot = board.shots.find(({ id }) => id === shotId && shots.length > 0);
  const field = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    field.current?.querySelector(':checked')?.closest('[data-ui=voice]')?.scrollIntoView({ block: 'center' });
  }, []);
  if (!shot) return null;
  const settings = settingsOf(shot);
  const chosen = voiceOf(voices.list, shot.voice_type, textOf(shot, 'narration'));
  const change = (patch: Parameters<typeof setVoice>[1]) =>
    setVoice(shotId, patch, (error) => reportAs(t`Couldn't save the voice`, error));
  const audition = (address: string) => {
    sample.current?.pause();
    const safe = safeAddress(address);
    if (!safe) return;
    sample.current = new Audio(safe);
    sample.current.play().catch(() => reportAs(t`Couldn't play the audio`, null));
  };
  return (
    <SheetDialog
      title={t`Voice`}
      size="md"
      onClose={() => {
        sample.current?.pause();
        onClose();
      }}
    >
      <fieldset ref={field} className={styles.voices}>
        <legend className="unseen">
          <Trans>Voices</Trans>
        </legend>
        {list.map((voice) => (
          <div key={voice.voice_type} data-ui="voice" className={styles.voice}>
            <label>
              <input
                type="radio"
                className="unseen"
                name={group}
                checked={voice.voice_type === chosen?.voice_type}
                onChange={() => change({ voice_type: voice.voice_type })}
              />
              <span>
                <b>{voice.voice_name}</b>
                <small>
                  {tagsOf(voice as (typeof voices.list)[number])
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
      <div className={styles.settings}>
        <SliderField
          label={t`Speed`}
          {...VOICE_SETTINGS.voice_speed}
          value={settings.voice_speed}
          onValue={(voice_speed) => change({ voice_speed })}
        />
        <SliderField
          label={t`Volume`}
          {...VOICE_SETTINGS.voice_vol}
          value={settings.voice_vol}
          onValue={(voice_vol) => change({ voice_vol })}
        />
        <SliderField
          label={t`Pitch`}
          {...VOICE_SETTINGS.voice_pitch}
          value={settings.voice_pitch}
          onValue={(voice_pitch) => change({ voice_pitch })}
        />
        <SelectField
          label={t`Emotion`}
          value={settings.voice_emotion}
          options={VOICE_EMOTIONS.map((value) => ({ value, label: i18n._(EMOTION_NAMES[value]) }))}
          onValue={(voice_emotion) => change({ voice_emotion })}
        />
      </div>
    </SheetDialog>
  );
}
