import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { VOICE_EMOTIONS, VOICE_SETTINGS } from '../../api/voices.ts';
import type { Emotion } from '../../store/voice.ts';
import { SelectField } from './select-field.tsx';
import { SliderField } from './slider-field.tsx';
import styles from './voice-settings.module.css';

const EMOTION_NAMES = {
  neutral: msg`Neutral`,
  happy: msg`Happy`,
  angry: msg`Angry`,
  sad: msg`Sad`,
  fearful: msg`Fearful`,
  disgusted: msg`Disgusted`,
  surprised: msg`Surprised`,
} as const;

const SLIDERS = [
  { field: 'voice_speed', label: msg`Speed` },
  { field: 'voice_vol', label: msg`Volume` },
  { field: 'voice_pitch', label: msg`Pitch` },
] as const;

interface Settings {
  voice_speed: number;
  voice_vol: number;
  voice_pitch: number;
  voice_emotion: Emotion;
}

/** How a text is spoken: speed, volume, pitch and emotion (BOARD-89, LIP-27 to LIP-30). */
export function VoiceSettings({
  settings,
  onChange,
}: {
  settings: Readonly<Settings>;
  onChange: (patch: Partial<Settings>) => void;
}) {
  const { t, i18n } = useLingui();
  return (
    <div className={styles.settings}>
      {SLIDERS.map(({ field, label }) => (
        <SliderField
          key={field}
          label={i18n._(label)}
          {...VOICE_SETTINGS[field]}
          value={settings[field]}
          onValue={(value) => onChange({ [field]: value })}
        />
      ))}
      <SelectField
        label={t`Emotion`}
        value={settings.voice_emotion}
        options={VOICE_EMOTIONS.map((value) => ({ value, label: i18n._(EMOTION_NAMES[value]) }))}
        onValue={(voice_emotion) => onChange({ voice_emotion })}
      />
    </div>
  );
}
