import { Trans } from '@lingui/react/macro';
import { spokenIn } from '../../../api/dialogue.ts';

/** Dialogue with the colon of the interface's language; it is stored with a full-width colon (I18N-07). */
export function DialogueText({ dialogue }: { dialogue: string }) {
  const spoken = spokenIn(dialogue);
  if (!spoken) return dialogue;
  const { role, text } = spoken;
  return (
    <Trans>
      {role}: {text}
    </Trans>
  );
}
