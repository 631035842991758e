import { useLingui } from '@lingui/react/macro';
import { AudioLines } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Shot } from '../../../api/shot.ts';
import { NARRATOR } from '../../../store/film/storyboard/speakers.ts';
import { Button } from '../../kit/button.tsx';

const VoiceDialog = lazy(() => import('./voice-dialog.tsx'));

/** The voice of somebody who speaks in the shot; a press chooses another. */
export function SpeakerVoice({
  shot,
  speaker,
  voice,
  named,
}: {
  shot: Shot;
  speaker: string;
  /** What the voice is called; undefined before the voices are known. */
  voice: string | undefined;
  /** Says whose voice it is, where that is not plain. */
  named: boolean;
}) {
  const { t } = useLingui();
  const [choosing, setChoosing] = useState(false);
  const name = speaker === NARRATOR ? t`Narrator` : speaker;
  return (
    <>
      <Button variant="soft" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        <AudioLines aria-hidden size={16} strokeWidth={1.75} />
        {named ? <span>{name}: </span> : <span className="unseen">{t`Voice`}: </span>}
        {voice ?? t`Voice`}
      </Button>
      <Suspense fallback={null}>
        {choosing && <VoiceDialog shotId={shot.id} speaker={speaker} onClose={() => setChoosing(false)} />}
      </Suspense>
    </>
  );
}
