import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { NARRATORS } from '../../../api/dialogue.ts';
import {
  bindRoleVoice,
  FIRST_FILTER,
  filterVoices,
  openRoleVoices,
  resetVoiceFilter,
  roleVoices,
} from '../../../store/film/characters/role-voices.ts';
import { toast } from '../../../store/toasts.ts';
import type { Voice } from '../../../store/voice.ts';
import { reportAs } from '../../errors/report-as.ts';
import { Button } from '../../kit/button.tsx';
import { DialogDismiss } from '../../kit/dialog-dismiss.tsx';
import { DialogButtons } from '../../kit/dialog-parts.tsx';
import { StatusLine } from '../../kit/status-line.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import { VoiceDialog } from '../../kit/voice-dialog.tsx';
import { VoiceFilters } from '../../kit/voice-filters.tsx';
import { hearVoices, useSpeaker } from './use-speaker.ts';
import { VoiceSpeakers } from './voice-speakers.tsx';

/** Gives the characters and the narrator their voices (CHAR-19). */
export default function RoleVoiceDialog({
  speaker: first,
  onClose,
}: {
  /** A role's name; empty for the narrator. */
  speaker: string;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { state, list, binds, speakers, filter, select } = useSnapshot(roleVoices);
  const speaker = useSpeaker(first);
  /** What was chosen but not confirmed yet. */
  const [picked, setPicked] = useState<Voice | null>(null);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const failed = (error: unknown) => reportAs(t`Couldn't get the voices`, error);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the dialog opens
  useEffect(() => {
    openRoleVoices().catch(failed);
    return hearVoices();
  }, []);
  const narrator = speakers.find((one) => NARRATORS.includes(one.name))?.name ?? NARRATORS[0] ?? '';
  const name = speaker.name || narrator;
  const gone = speaker.isGone && state === 'ready' && !speakers.some((one) => one.name === name);
  const bound = binds.find(({ role_name }) => role_name === name)?.voice_name;
  const voices = list as readonly Voice[];
  const chosen = picked ?? voices.find(({ voice_name }) => voice_name === bound);
  const turnTo = (other: string) => {
    speaker.turnTo(other);
    setPicked(null);
    setMissing(false);
  };
  const confirm = async () => {
    if (gone) {
      toast({ type: 'warning', title: t`Choose who is to speak` });
      return;
    }
    setMissing(!chosen);
    if (!chosen) {
      toast({ type: 'warning', title: t`Please select a voice` });
      return;
    }
    setBusy(true);
    try {
      await bindRoleVoice(name, chosen);
      toast({ type: 'success', title: t`Voice set for ${name} in the whole film`, own: [name] });
      onClose();
    } catch (error) {
      reportAs(t`Couldn't save the voice`, error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <VoiceDialog
      title={t`Voices of the characters`}
      head={
        <>
          <VoiceSpeakers chosen={name} onChoose={turnTo} />
          {/* English at first (CHAR-26) */}
          <VoiceFilters
            filter={filter}
            first={FIRST_FILTER}
            select={select}
            onFilter={(patch) => void filterVoices(patch).catch(failed)}
            onReset={() => void resetVoiceFilter().catch(failed)}
          />
        </>
      }
      voices={voices}
      chosen={chosen}
      onChoose={(voice) => {
        setPicked(voice);
        setMissing(false);
      }}
      note={
        <StatusLine bad={gone || missing || state === 'failed'}>
          {gone ? (
            <Trans>{name} was deleted. Choose who is to speak.</Trans>
          ) : missing ? (
            <Trans>Please select a voice</Trans>
          ) : state === 'failed' ? (
            <Trans>Couldn't get the voices</Trans>
          ) : state === 'ready' && voices.length === 0 ? (
            <Trans>No voice fits these filters.</Trans>
          ) : null}
        </StatusLine>
      }
      foot={
        <DialogButtons inFoot>
          <DialogDismiss />
          <Button variant="primary" size="lg" loading={busy || undefined} onClick={() => void confirm()}>
            <Trans>Confirm</Trans>
          </Button>
        </DialogButtons>
      }
      onClose={onClose}
    >
      {state === 'failed' && (
        <TextButton onClick={() => void openRoleVoices().catch(failed)}>
          <Trans>Couldn't load. Try again</Trans>
        </TextButton>
      )}
    </VoiceDialog>
  );
}
