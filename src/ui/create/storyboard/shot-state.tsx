import { useLingui } from '@lingui/react/macro';
import type { Progress } from '../../../store/film/storyboard/shot-view.ts';
import styles from './shot-state.module.css';

interface Both {
  picture: Progress;
  clip: Progress;
}

/** The word for the state of a shot; null if there is nothing to say. */
export function useStateWord({ picture, clip }: Both): string | null {
  const { t } = useLingui();
  const says = [picture, clip];
  if (says.includes('generating')) return t`Generating`;
  if (says.includes('queuing')) return t`Queued`;
  return says.includes('failed') ? t`Failed` : null;
}

/** Says on a shot that its picture or clip is queued, being generated, or failed. */
export function ShotState({
  progress,
  large = false,
}: {
  progress: Both;
  /** For the player; the strip's is smaller. */
  large?: boolean;
}) {
  const word = useStateWord(progress);
  if (!word) return null;
  const says = [progress.picture, progress.clip];
  const coming = says.includes('generating') || says.includes('queuing');
  return (
    <span
      className={styles.state}
      data-ui="shot-state"
      data-large={large || undefined}
      data-bad={!coming || undefined}
    >
      {word}
    </span>
  );
}
