import { Trans, useLingui } from '@lingui/react/macro';
import { Plain } from '../../kit/plain.tsx';

/** Step 4: the storyboard. */
export default function Board() {
  const { t } = useLingui();
  return (
    <Plain heading="h2" title={t`The storyboard is being built`}>
      <Trans>Shots with their pictures and clips will stand here.</Trans>
    </Plain>
  );
}
