import { Plural, Trans } from '@lingui/react/macro';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './cost-button.module.css';

/** A button that shows its cost. While it is not ready it stays focusable, and a line nearby says why. */
export function CostButton({
  busy,
  ready,
  cost,
  children,
  describedBy,
  submit = false,
  className,
  onPress,
}: {
  busy: boolean;
  ready: boolean;
  /** In points. Null if the studio does not say, undefined before the answer; neither shows a number. */
  cost: number | null | undefined;
  children: ReactNode;
  /** Id of the line that says why it is not ready. */
  describedBy?: string;
  /** Submits its form. */
  submit?: boolean;
  /** For position only. */
  className?: string | undefined;
  onPress?: () => void;
}) {
  return (
    <Button
      data-ui="cost-button"
      variant="primary"
      size="md"
      type={submit ? 'submit' : 'button'}
      className={className}
      loading={busy}
      blocked={!ready}
      aria-describedby={describedBy}
      onClick={onPress}
    >
      {!busy && <Sparkles aria-hidden strokeWidth={1.9} />}
      <span className={submit ? styles.word : undefined}>{children}</span>
      {cost === null && (
        <small className={styles.cost}>
          <Trans>price unknown</Trans>
        </small>
      )}
      {cost !== null && cost !== undefined && (
        <small className={styles.cost}>
          {cost}
          <span className="unseen">
            {' '}
            <Plural value={cost} one="point" other="points" />
          </span>
        </small>
      )}
    </Button>
  );
}
