import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ImportPreview } from '../../../api/script-files.ts';
import styles from './import-counts.module.css';

/** How many shots of the script an import would add, change and remove. */
export function ImportCounts({
  preview: { lines, same, changed, added, removed },
}: {
  preview: ImportPreview;
}) {
  if (changed + added + removed === 0)
    return (
      <p role="status">
        <Trans>The file says what the script says already. There is nothing to change.</Trans>
      </p>
    );
  const counts = [
    {
      kind: 'same',
      count: same,
      words: plural(same, { one: '# shot stays as it is', other: '# shots stay as they are' }),
    },
    {
      kind: 'changed',
      count: changed,
      words: plural(changed, { one: '# shot changes', other: '# shots change' }),
    },
    { kind: 'added', count: added, words: plural(added, { one: '# shot is new', other: '# shots are new' }) },
    { kind: 'removed', count: removed, words: plural(removed, { one: '# shot goes', other: '# shots go' }) },
  ];
  return (
    <div role="status">
      <p>{plural(lines, { one: 'The file has # shot:', other: 'The file has # shots:' })}</p>
      <ul className={styles.counts}>
        {counts
          .filter(({ count }) => count > 0)
          .map(({ kind, words }) => (
            <li key={kind} data-kind={kind}>
              {words}
            </li>
          ))}
      </ul>
      <p>
        <Trans>Pictures stay with their shots. You can undo the import until you edit the script.</Trans>
      </p>
    </div>
  );
}
