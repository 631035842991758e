import { Dialog } from '@chakra-ui/react/dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import {
  ALL_VOICES,
  filterFoundVoices,
  findVoices,
  showAllVoices,
  voicesFound,
} from '../../store/speech/voices-found.ts';
import type { Voice } from '../../store/voice.ts';
import { reportAs } from '../errors/report-as.ts';
import { Button } from './button.tsx';
import { DialogButtons } from './dialog-parts.tsx';
import { StatusLine } from './status-line.tsx';
import { TextButton } from './text-button.tsx';
import { VoiceDialog } from './voice-dialog.tsx';
import { VoiceFilters } from './voice-filters.tsx';

/** Chooses the voice that speaks a text, among those that fit the filters (LIP-04). A choice applies at once. */
export default function VoicePickDialog({
  chosen: type,
  text,
  onChoose,
  onClose,
}: {
  /** The type of the voice; empty for none. */
  chosen: string;
  /** What it is to speak. */
  text: string;
  onChoose: (voice: Voice) => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { state, list, filter, select } = useSnapshot(voicesFound);
  const voices = list as readonly Voice[];
  const failed = (error: unknown) => reportAs(t`Couldn't get the voices`, error);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the dialog opens
  useEffect(() => {
    findVoices().catch(failed);
  }, []);
  return (
    <VoiceDialog
      title={t`Voice`}
      text={text}
      head={
        <VoiceFilters
          filter={filter}
          first={ALL_VOICES}
          select={select}
          onFilter={(patch) => void filterFoundVoices(patch).catch(failed)}
          onReset={() => void showAllVoices().catch(failed)}
        />
      }
      voices={voices}
      chosen={voices.find(({ voice_type }) => voice_type === type)}
      onChoose={onChoose}
      note={
        <StatusLine bad={state === 'failed'}>
          {state === 'failed' ? (
            <Trans>Couldn't get the voices</Trans>
          ) : state === 'ready' && voices.length === 0 ? (
            <Trans>No voice fits these filters.</Trans>
          ) : null}
        </StatusLine>
      }
      foot={
        <DialogButtons inFoot>
          <Dialog.CloseTrigger asChild unstyled>
            <Button variant="primary" size="lg">
              <Trans context="closes a dialog">Done</Trans>
            </Button>
          </Dialog.CloseTrigger>
        </DialogButtons>
      }
      onClose={onClose}
    >
      {state === 'failed' && (
        <TextButton onClick={() => void findVoices().catch(failed)}>
          <Trans>Couldn't load. Try again</Trans>
        </TextButton>
      )}
    </VoiceDialog>
  );
}
