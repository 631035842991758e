import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { UserPoints } from '../../api/points.ts';
import { points } from '../../store/account/points.ts';
import { browser } from '../../store/browser.ts';
import { type LipForm, lipForm } from '../../store/lipsync/lip-form.ts';
import { lipCost } from '../../store/lipsync/lip-request.ts';
import { making } from '../../store/lipsync/lip-submit.ts';
import { isSubmitting } from '../../store/tasks/create-submit.ts';
import { CostButton } from '../kit/cost-button.tsx';
import { STATUS_ID } from './field-ids.ts';
import { useArriving } from './is-arriving.ts';

/** Generate, with its points as soon as there is a sound (LIP-36). */
export function GenerateButton({ onPress }: { onPress: () => void }) {
  const { state } = useSnapshot(making);
  const { online } = useSnapshot(browser);
  const payload = useSnapshot(points).payload as UserPoints | null;
  const form = useSnapshot(lipForm) as LipForm;
  const arriving = useArriving();
  const busy = isSubmitting(state);
  return (
    <CostButton
      onPress={onPress}
      busy={busy}
      ready={!busy && online && !arriving}
      cost={payload ? lipCost(form, payload) : undefined}
      describedBy={STATUS_ID}
    >
      <Trans>Generate</Trans>
    </CostButton>
  );
}
