import { Trans } from '@lingui/react/macro';
import { spokenIn } from '../../../api/dialogue.ts';

/** Dialogue as it is read: the full-width colon belongs to what is stored (I18N-07), and each language has its own. */
export function Said({ dialogue }: { dialogue: string }) {
  const spoken = spokenIn(dialogue);
  if (!spoken) return dialogue;
  const { role, text } = spoken;
  return (
    <Trans>
      {role}: {text}
    </Trans>
  );
}
