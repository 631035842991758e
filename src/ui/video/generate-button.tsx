import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { points } from '../../store/account/points.ts';
import { browser } from '../../store/browser.ts';
import { isSubmitting } from '../../store/tasks/create-submit.ts';
import { type ClipSettings, clipForm } from '../../store/video/clip-form.ts';
import { isActive, missingIn } from '../../store/video/clip-request.ts';
import { clipCost, making } from '../../store/video/clip-submit.ts';
import { CostButton } from '../kit/cost-button.tsx';
import { useFormValue } from '../kit/use-form-value.ts';
import { STATUS_ID } from './prompt-focus.ts';
import { useUploading } from './use-uploading.ts';

const isActiveNow = (): boolean => isActive(clipForm) && missingIn(clipForm) !== 'picture';

/** Generate with its cost; not ready without words or a frame (VIDEO-44), or without a picture that the model needs. If not ready, it stays focusable, and the line above says why. */
export function GenerateButton() {
  const { state } = useSnapshot(making);
  const { online } = useSnapshot(browser);
  const { payload } = useSnapshot(points);
  const form = useSnapshot(clipForm) as ClipSettings;
  const active = useFormValue(clipForm, isActiveNow);
  const { uploading } = useUploading();
  const busy = isSubmitting(state);
  return (
    <CostButton
      submit
      busy={busy}
      ready={!busy && online && !uploading && active}
      cost={payload ? clipCost(form, points.payload) : undefined}
      describedBy={STATUS_ID}
    >
      <Trans>Generate</Trans>
    </CostButton>
  );
}
