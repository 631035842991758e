import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { VOICE_EMOTIONS, VOICE_SETTINGS } from '../../../api/voices.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { bindSpeaker, canBind, NARRATOR, speakersIn } from '../../../store/film/storyboard/speakers.ts';
import {
  loadVoices,
  settingsOf,
  setVoice,
  type Voice,
  voices,
} from '../../../store/film/storyboard/voices.ts';
import { toast } from '../../../store/toasts.ts';
import { report } from '../../errors/error-policy.ts';
import { reportAs } from '../../errors/report-as.ts';
import { Button } from '../../kit/button.tsx';
import { Quiet } from '../../kit/quiet.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { SheetDialog } from '../../kit/sheet-dialog.tsx';
import { SliderField } from '../../kit/slider-field.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import styles from './voice-dialog.module.css';
import { VoiceList } from './voice-list.tsx';

const EMOTION_NAMES = {
  neutral: msg`Neutral`,
  happy: msg`Happy`,
  angry: msg`Angry`,
  sad: msg`Sad`,
  fearful: msg`Fearful`,
  disgusted: msg`Disgusted`,
  surprised: msg`Surprised`,
} as const;

/** The voice of a speaker of a shot, and how the shot is spoken (BOARD-84, BOARD-89). */
export default function VoiceDialog({
  shotId,
  speaker,
  onClose,
}: {
  shotId: number;
  speaker: string;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const { shots } = useSnapshot(board);
  const { state } = useSnapshot(voices);
  const shot = board.shots.find(({ id }) => id === shotId && shots.length > 0);
  const field = useRef<HTMLFieldSetElement>(null);
  const checked = () => field.current?.querySelector<HTMLElement>(':checked') ?? null;
  useEffect(() => {
    const row = field.current?.querySelector(':checked')?.closest('[data-ui=voice]');
    row?.scrollIntoView({ block: 'center' });
  }, []);
  if (!shot) return null;
  const settings = settingsOf(shot);
  const chosen = speakersIn(shot).find((one) => one.speaker === speaker)?.voice;
  const name = speaker === NARRATOR ? t`Narrator` : speaker;
  /** Somebody else's words in this shot have no voice of the shot: theirs is the film's. */
  const own = speaker === shot.dialogue_role_name;
  const bind = (voice: Voice) =>
    void bindSpeaker(speaker, voice).then(
      () => toast({ type: 'success', title: t`Voice set for ${name} in the whole film` }),
      (error: unknown) => reportAs(t`Couldn't save the voice`, error),
    );
  const choose = (voice: Voice) => (own ? change({ voice_type: voice.voice_type }) : bind(voice));
  const change = (patch: Parameters<typeof setVoice>[1]) =>
    setVoice(shotId, patch, (error) => reportAs(t`Couldn't save the voice`, error));
  return (
    <SheetDialog title={t`Voice: ${name}`} size="md" focus={checked} onClose={onClose}>
      <VoiceList chosen={chosen} onChoose={choose} field={field} />
      {state === 'failed' && (
        <TextButton
          onClick={() => void loadVoices().catch((error: unknown) => report(error, { background: true }))}
        >
          <Trans>Couldn't load. Try again</Trans>
        </TextButton>
      )}
      {!own && (
        <Quiet small>
          <Trans>The voice you choose speaks all lines of {name} in the film.</Trans>
        </Quiet>
      )}
      {own && chosen && canBind(speaker) && (
        <Button variant="secondary" size="sm" className={styles.all} onClick={() => bind(chosen)}>
          <Trans>Use for all lines: {name}</Trans>
        </Button>
      )}
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
