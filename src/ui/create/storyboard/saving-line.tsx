import { Trans } from '@lingui/react/macro';
import { edits } from '../../../store/film/storyboard/edits.ts';
import { StatusLine } from '../../kit/status-line.tsx';
import { useEdits } from './use-shot-text.ts';

/** Tells the person that some text is not saved yet. */
export function SavingLine() {
  const failed = useEdits(() => edits.failed);
  return (
    <StatusLine>
      {failed && <Trans>Not saved yet. Your text is kept on this device and will be sent again</Trans>}
    </StatusLine>
  );
}
