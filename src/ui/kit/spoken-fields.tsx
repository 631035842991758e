import { Trans, useLingui } from '@lingui/react/macro';
import { AudioLines } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { points } from '../../store/account/points.ts';
import { browser } from '../../store/browser.ts';
import {
  costOfSpeech,
  isSpoken,
  type MadeSound,
  SPOKEN_CHARACTERS,
  type SpokenText,
  unspeakable,
} from '../../store/speech/spoken.ts';
import { styled } from '../theme/styled.tsx';
import { Button } from './button.tsx';
import { CostButton } from './cost-button.tsx';
import { CountedField } from './counted-field.tsx';
import { later } from './later.ts';
import { makeSpeech, speechMaking } from './make-speech.ts';
import { SoundPlayer } from './sound-player.tsx';
import styles from './spoken-fields.module.css';
import { StatusLine } from './status-line.tsx';
import { VoiceSettings } from './voice-settings.tsx';

const VoicePickDialog = later(styled(() => import('./voice-pick-dialog.tsx')));

/** Why the fields cannot be sent. */
export type SpokenMissing = 'text' | 'voice' | 'speech';

/** A text, its voice and settings, and the speech made of it, which is heard before anything is sent (LIP-22 to LIP-32). */
export function SpokenFields({
  spoken,
  made,
  missing,
  ids,
  onChange,
  onMade,
  onMissing,
}: {
  spoken: SpokenText;
  /** The last speech, perhaps of an earlier text. */
  made: MadeSound | null;
  /** The missing field that a press has found. */
  missing: SpokenMissing | null;
  /** Ids of text and buttons, so that a missing one can get the focus. */
  ids: Readonly<Record<SpokenMissing, string>>;
  onChange: (patch: Partial<SpokenText>) => void;
  onMade: (made: MadeSound) => void;
  /** Called when speech was requested and this is missing. */
  onMissing: (missing: SpokenMissing | null) => void;
}) {
  const { t } = useLingui();
  const status = useId();
  const voiceStatus = useId();
  const { payload } = useSnapshot(points);
  const { online } = useSnapshot(browser);
  const { busy } = useSnapshot(speechMaking);
  const [choosing, setChoosing] = useState(false);
  const fresh = isSpoken(spoken, made);
  const make = () => {
    const why = unspeakable(spoken);
    onMissing(why);
    if (why) document.getElementById(ids[why])?.focus();
    else void makeSpeech(spoken, onMade);
  };
  const stale = made !== null && !fresh;
  return (
    <div className={styles.fields}>
      <CountedField
        id={ids.text}
        label={t`Text to read`}
        rows={4}
        max={SPOKEN_CHARACTERS}
        value={spoken.text}
        placeholder={t`Hello! Let me tell you what happened today.`}
        error={missing === 'text' ? t`Empty reading text: write what is to be read` : ''}
        onValue={(text) => onChange({ text })}
      />
      <Button
        id={ids.voice}
        variant="soft"
        size="md"
        className={styles.voice}
        aria-haspopup="dialog"
        aria-describedby={voiceStatus}
        data-wrong={missing === 'voice' || undefined}
        onClick={() => setChoosing(true)}
      >
        <AudioLines aria-hidden size={16} strokeWidth={1.75} />
        {spoken.voice_name ? t`Voice: ${spoken.voice_name}` : t`Choose a voice`}
      </Button>
      <StatusLine id={voiceStatus} bad>
        {missing === 'voice' ? <Trans>Please select a voice</Trans> : null}
      </StatusLine>
      <VoiceSettings settings={spoken} onChange={onChange} />
      <StatusLine id={status} bad={(missing === 'speech' && !fresh) || stale} urgent={stale}>
        {stale ? (
          <Trans>Text or voice changed: generate the audio again</Trans>
        ) : missing === 'speech' && !fresh ? (
          <Trans>Generate the audio first, and listen to it</Trans>
        ) : null}
      </StatusLine>
      {fresh && made ? (
        <SoundPlayer label={t`The generated audio`} address={made.url} />
      ) : (
        <span className={styles.make} id={ids.speech} tabIndex={-1}>
          <CostButton
            busy={busy}
            ready={!busy && online}
            // before there are words it would seem to be free
            cost={payload && spoken.text.trim() ? costOfSpeech(payload, spoken) : undefined}
            describedBy={status}
            onPress={make}
          >
            {stale ? <Trans>Generate the audio again</Trans> : <Trans>Generate audio</Trans>}
          </CostButton>
        </span>
      )}
      <Suspense fallback={null}>
        {choosing && (
          <VoicePickDialog
            chosen={spoken.voice_type}
            text={spoken.text}
            onChoose={({ voice_type, voice_name }) => onChange({ voice_type, voice_name })}
            onClose={() => setChoosing(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
