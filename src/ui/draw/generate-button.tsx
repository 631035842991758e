import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { points } from '../../store/account/points.ts';
import { browser } from '../../store/browser.ts';
import { isComing } from '../../store/create-upload.ts';
import { reference } from '../../store/draw/draw-reference.ts';
import { drawing } from '../../store/draw/draw-submit.ts';
import { lacksPicture, priceOf } from '../../store/draw/drawing-settings.ts';
import { isSubmitting } from '../../store/tasks/create-submit.ts';
import { CostButton } from '../kit/cost-button.tsx';
import { STATUS_ID } from './bar-status.tsx';
import { useSettings } from './use-settings.ts';

/** Generate with its cost. If not ready, it stays focusable, and the line above says why. */
export function GenerateButton() {
  const { state } = useSnapshot(drawing);
  const { online } = useSnapshot(browser);
  const coming = isComing(useSnapshot(reference.state));
  const form = useSettings();
  const { payload } = useSnapshot(points);
  const busy = isSubmitting(state);
  return (
    <CostButton
      submit
      busy={busy}
      ready={!busy && online && !coming && !lacksPicture(form)}
      cost={payload ? priceOf(form, points.payload) : undefined}
      describedBy={STATUS_ID}
    >
      <Trans>Generate</Trans>
    </CostButton>
  );
}
