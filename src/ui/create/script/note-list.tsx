import { useLingui } from '@lingui/react/macro';
import type { FileNote } from '../../../api/script-files.ts';
import styles from './note-list.module.css';

/** What a file's import left out, changed or kept, each with its place in the file. */
export function NoteList({ notes }: { notes: readonly FileNote[] }) {
  const { t } = useLingui();
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes} aria-label={t`About the file`}>
      {notes.map(({ at, message }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is shown as it came and never reordered
        <li key={index}>
          {at > 0 && <b>{t`Line ${at}`}</b>} {message}
        </li>
      ))}
    </ul>
  );
}
