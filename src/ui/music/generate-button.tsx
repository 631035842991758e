import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { points } from '../../store/account/points.ts';
import { browser } from '../../store/browser.ts';
import { musicForm } from '../../store/music/music-form.ts';
import { making, musicCost } from '../../store/music/music-submit.ts';
import { referenceUpload } from '../../store/music/reference.ts';
import { isSubmitting } from '../../store/tasks/create-submit.ts';
import { CostButton } from '../kit/cost-button.tsx';
import { STATUS_ID } from './field-ids.ts';

/** Generate with its points; for Mureka without a number (MUSIC-34). */
export function GenerateButton({ onPress }: { onPress: () => void }) {
  const { state } = useSnapshot(making);
  const { online } = useSnapshot(browser);
  const { payload } = useSnapshot(points);
  const { tool } = useSnapshot(musicForm);
  const { phase } = useSnapshot(referenceUpload);
  const busy = isSubmitting(state);
  return (
    <CostButton
      onPress={onPress}
      busy={busy}
      ready={!busy && online && phase === 'idle'}
      cost={payload ? musicCost({ tool }, payload) : undefined}
      describedBy={STATUS_ID}
    >
      <Trans>Generate</Trans>
    </CostButton>
  );
}
