import { Trans } from '@lingui/react/macro';
import type { Progress } from '../../../store/film/storyboard/shot-view.ts';
import styles from './shot-state.module.css';

/** A word on a shot whose picture or clip is coming or has failed; nothing on one that rests. */
export function ShotState({
  progress: { picture, clip },
  large = false,
}: {
  progress: { picture: Progress; clip: Progress };
  /** On the player rather than on the strip. */
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
