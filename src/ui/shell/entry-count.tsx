/**
 * The number on an entry of the navigation, and what screen readers hear in its place; nothing for 0.
 * @param fresh whether some of it has not been looked at yet
 */
export function EntryCount({
  count,
  fresh,
  words,
}: {
  count: number;
  fresh: boolean;
  words: readonly (string | false)[];
}) {
  if (count === 0) return null;
  return (
    <>
      <span className="entry-count" data-fresh={fresh || undefined} aria-hidden>
        {count > 99 ? '99+' : count}
      </span>
      <span className="unseen">{words.filter(Boolean).join(', ')}</span>
    </>
  );
}
