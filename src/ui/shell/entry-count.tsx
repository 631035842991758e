import { listed } from '../kit/listed.ts';
import styles from './entry-count.module.css';

/**
 * The count on a navigation entry, with a text for screen readers; nothing for 0.
 * @param fresh whether some of it is unseen
 */
export function EntryCount({
  count,
  fresh,
  words,
  corner = false,
}: {
  count: number;
  fresh: boolean;
  words: readonly (string | false)[];
  /** On the corner of its entry. */
  corner?: boolean;
}) {
  if (count === 0) return null;
  return (
    <>
      <span
        data-ui="count"
        className={styles.count}
        data-corner={corner || undefined}
        data-fresh={fresh || undefined}
        data-many={count > 99 || undefined}
        aria-hidden
      >
        {count > 99 ? '99+' : count}
      </span>
      <span className="unseen">{listed(words.filter((one) => one !== false))}</span>
    </>
  );
}
