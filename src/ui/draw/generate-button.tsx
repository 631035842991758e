import { Trans } from '@lingui/react/macro';
import { LoaderCircle, Sparkles } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { browser } from '../../store/browser.ts';
import { drawForm, modelOf } from '../../store/draw-form.ts';
import { referenceUpload } from '../../store/draw-reference.ts';
import { drawing } from '../../store/draw-submit.ts';
import { points } from '../../store/points.ts';
import { STATUS_ID } from './bar-status.tsx';

/** The thing to press, with its cost. Not ready, it stays reachable and the line above says why. */
export function GenerateButton() {
  const { state } = useSnapshot(drawing);
  const { online } = useSnapshot(browser);
  const { progress } = useSnapshot(referenceUpload);
  const { model } = useSnapshot(drawForm);
  const { payload } = useSnapshot(points);
  const busy = state === 'sending' || state === 'checking';
  const cost = payload && modelOf(model).cost(points.payload ?? payload);
  const Icon = busy ? LoaderCircle : Sparkles;
  return (
    <button
      type="submit"
      className="go"
      data-busy={busy || undefined}
      aria-disabled={busy || !online || progress !== null}
      aria-describedby={STATUS_ID}
    >
      <Icon aria-hidden size={16} strokeWidth={1.9} />
      <span className="go-word">
        <Trans>Generate</Trans>
      </span>
      {cost !== null && cost !== undefined && (
        <small>
          {cost}
          <span className="unseen">
            {' '}
            <Trans>points</Trans>
          </span>
        </small>
      )}
    </button>
  );
}
