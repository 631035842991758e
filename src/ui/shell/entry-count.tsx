import styles from './entry-count.module.css';

/**
 * The number on an entry of the navigation, and what screen readers hear in its place; nothing for 0.
 * @param fresh whether some of it has not been looked at yet
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
  /** Over the corner of its entry. */
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
        aria-hidden
      >
        {count > 99 ? '99+' : count}
      </span>
      <span className="unseen">{words.filter(Boolean).join(', ')}</span>
    </>
  );
}
