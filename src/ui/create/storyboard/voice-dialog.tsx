import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { board } from '../../../store/film/storyboard/board.ts';
import { textOf } from '../../../store/film/storyboard/edits.ts';
import { bindSpeaker, canBind, NARRATOR, speakersIn } from '../../../store/film/storyboard/speakers.ts';
import { loadVoices, settingsOf, setVoice, voices } from '../../../store/film/storyboard/voices.ts';
import { toast } from '../../../store/toasts.ts';
import type { Voice } from '../../../store/voice.ts';
import { report } from '../../errors/error-policy.ts';
import { reportAs } from '../../errors/report-as.ts';
import { Button } from '../../kit/button.tsx';
import { Quiet } from '../../kit/quiet.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import { VoiceDialog } from '../../kit/voice-dialog.tsx';
import { VoiceSettings } from '../../kit/voice-settings.tsx';
import styles from './voice-settings.module.css';

/** The voice of a speaker of a shot, and how the shot is spoken (BOARD-84, BOARD-89). */
export default function ShotVoiceDialog({
  shotId,
  speaker,
  onClose,
}: {
  shotId: number;
  speaker: string;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { shots } = useSnapshot(board);
  const { state, list } = useSnapshot(voices);
  const shot = board.shots.find(({ id }) => id === shotId && shots.length > 0);
  if (!shot) return null;
  const settings = settingsOf(shot);
  const chosen = speakersIn(shot).find((one) => one.speaker === speaker)?.voice;
  const name = speaker === NARRATOR ? t`Narrator` : speaker;
  /** The shot's own voice is for its main speaker; the others have one for the whole film. */
  const own = speaker === shot.dialogue_role_name;
  const bind = (voice: Voice) =>
    void bindSpeaker(speaker, voice).then(
      () => toast({ type: 'success', title: t`Voice set for ${name} in the whole film`, own: [name] }),
      (error: unknown) => reportAs(t`Couldn't save the voice`, error),
    );
  const choose = (voice: Voice) => (own ? change({ voice_type: voice.voice_type }) : bind(voice));
  const change = (patch: Parameters<typeof setVoice>[1]) =>
    setVoice(shotId, patch, (error) => reportAs(t`Couldn't save the voice`, error));
  return (
    <VoiceDialog
      title={t`Voice: ${name}`}
      text={textOf(shot, 'narration')}
      voices={list as readonly Voice[]}
      chosen={chosen}
      onChoose={choose}
      onClose={onClose}
    >
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
      <VoiceSettings settings={settings} onChange={change} />
    </VoiceDialog>
  );
}
