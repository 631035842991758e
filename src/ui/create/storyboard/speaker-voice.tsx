import { useLingui } from '@lingui/react/macro';
import { AudioLines } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Shot } from '../../../api/shot.ts';
import { NARRATOR } from '../../../store/film/storyboard/speakers.ts';
import { Button } from '../../kit/button.tsx';
import { later } from '../../kit/later.ts';

const VoiceDialog = later(() => import('./voice-dialog.tsx'));

/** A speaker's voice. Pressing it opens the list of voices. */
export function SpeakerVoice({
  shot,
  speaker,
  voice,
  named,
}: {
  shot: Shot;
  speaker: string;
  /** The voice's name; undefined until the voices are loaded. */
  voice: string | undefined;
  /** Whether to show the speaker's name. */
  named: boolean;
}) {
  const { t } = useLingui();
  const [choosing, setChoosing] = useState(false);
  const title = named ? (speaker === NARRATOR ? t`Narrator` : speaker) : t`Voice`;
  return (
    <>
      <Button variant="soft" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        <AudioLines aria-hidden size={16} strokeWidth={1.75} />
        <span className={named ? undefined : 'unseen'}>{t`${title}: `}</span>
        {voice ?? t`Voice`}
      </Button>
      <Suspense fallback={null}>
        {choosing && <VoiceDialog shotId={shot.id} speaker={speaker} onClose={() => setChoosing(false)} />}
      </Suspense>
    </>
  );
}
