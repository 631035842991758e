import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { edits } from '../../../store/film/storyboard/edits.ts';

/** Says that words have not reached the server yet. */
export function SavingLine() {
  const { failed } = useSnapshot(edits);
  return (
    <p className="bar-status" role="status">
      {failed && <Trans>Not saved yet. Your words are kept here and sent again</Trans>}
    </p>
  );
}
