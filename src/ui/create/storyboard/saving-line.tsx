import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { edits } from '../../../store/film/storyboard/edits.ts';
import { StatusLine } from '../../kit/status-line.tsx';

/** Tells the person that some text is not saved yet. */
export function SavingLine() {
  const { failed } = useSnapshot(edits);
  return (
    <StatusLine>
      {failed && <Trans>Not saved yet. Your text is kept on this device and will be sent again</Trans>}
    </StatusLine>
  );
}
