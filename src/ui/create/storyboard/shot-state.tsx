import { Trans } from '@lingui/react/macro';
import type { Progress } from '../../../store/film/storyboard/shot-view.ts';
import styles from './shot-state.module.css';

/** Says on a shot that its picture or clip is queued, being generated, or failed. */
export function ShotState({
  progress: { picture, clip },
  large = false,
}: {
  progress: { picture: Progress; clip: Progress };
  /** For the player; the strip's is smaller. */
  large?: boolean;
}) {
  const says = [picture, clip];
  const bad = says.includes('failed');
  const word = says.includes('generating') ? (
    <Trans>Generating</Trans>
  ) : says.includes('queuing') ? (
    <Trans>Queued</Trans>
  ) : bad ? (
    <Trans>Failed</Trans>
  ) : null;
  if (!word) return null;
  const coming = says.includes('generating') || says.includes('queuing');
  return (
    <span
      className={styles.state}
      data-ui="shot-state"
      data-large={large || undefined}
      data-bad={(bad && !coming) || undefined}
    >
      {word}
    </span>
  );
}
