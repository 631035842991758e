import { Plural, Trans } from '@lingui/react/macro';
import { LoaderCircle, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import './cost-button.css';

/** The thing to press, with its cost. Not ready, it stays reachable, and a line near it says why. */
export function CostButton({
  busy,
  ready,
  cost,
  children,
  describedBy,
  submit = false,
  onPress,
}: {
  busy: boolean;
  ready: boolean;
  /** Points; null when the studio does not say, undefined while nobody has asked it: then no number is shown. */
  cost: number | null | undefined;
  children: ReactNode;
  /** Id of the line that says why it is not ready. */
  describedBy?: string;
  /** The button of a form, which does what is to be done. */
  submit?: boolean;
  onPress?: () => void;
}) {
  const Icon = busy ? LoaderCircle : Sparkles;
  return (
    <button
      type={submit ? 'submit' : 'button'}
      className="go"
      data-busy={busy || undefined}
      aria-disabled={!ready}
      aria-describedby={describedBy}
      onClick={() => {
        if (ready) onPress?.();
      }}
    >
      <Icon aria-hidden size={16} strokeWidth={1.9} />
      <span className="go-word">{children}</span>
      {cost === null && (
        <small>
          <Trans>price unknown</Trans>
        </small>
      )}
      {cost !== null && cost !== undefined && (
        <small>
          {cost}
          <span className="unseen">
            {' '}
            <Plural value={cost} one="point" other="points" />
          </span>
        </small>
      )}
    </button>
  );
}
