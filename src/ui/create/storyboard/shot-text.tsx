import { useId } from 'react';
import { useSnapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { editShot, edits, type ShotField, saveEdits } from '../../../store/film/storyboard/edits.ts';
import { report } from '../../errors/error-policy.ts';
import styles from './box.module.css';

/** One text of a shot. It is saved when the person pauses or leaves the field (BOARD-31). */
export function ShotText({
  shot,
  field,
  label,
  placeholder,
  limit,
}: {
  shot: Shot;
  field: ShotField;
  label: string;
  placeholder: string;
  limit: number;
}) {
  const id = useId();
  const edited = useSnapshot(edits).byShot[shot.id]?.[field];
  return (
    <div className={`${styles.box} ${styles.field}`}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={2}
        maxLength={limit}
        placeholder={placeholder}
        value={edited ?? shot[field]}
        onChange={({ target }) => editShot(shot.id, field, target.value)}
        onBlur={() => {
          if (edited !== undefined)
            saveEdits().catch((error: unknown) => report(error, { background: true }));
        }}
      />
    </div>
  );
}
