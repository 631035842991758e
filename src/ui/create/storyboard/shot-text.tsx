import { useId } from 'react';
import { useSnapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { type BoardRole, board } from '../../../store/film/storyboard/board.ts';
import { editShot, edits, type ShotField } from '../../../store/film/storyboard/edits.ts';
import { saveEdits } from '../../../store/film/storyboard/save-edits.ts';
import { report } from '../../errors/error-policy.ts';
import styles from './box.module.css';
import { MentionBox } from './mention-box.tsx';
import { shotActions } from './shot-actions.ts';
import { TextConflict } from './text-conflict.tsx';

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
  // at once: a box that gets its text back later loses the cursor, and what an input method composes
  const edited = useSnapshot(edits, { sync: true }).byShot[shot.id]?.[field];
  const { roles } = useSnapshot(board);
  const value = edited ?? shot[field];
  const onText = (text: string) => editShot(shot.id, field, text);
  const onBlur = () => {
    if (edited !== undefined) saveEdits().catch((error: unknown) => report(error, { background: true }));
  };
  const box = { id, value, placeholder, onBlur };
  return (
    <div data-ui="shot-text" className={`${styles.box} ${styles.field}`}>
      <label htmlFor={id}>{label}</label>
      {field === 'narration' || roles.length === 0 ? (
        <textarea {...box} rows={2} maxLength={limit} onChange={({ target }) => onText(target.value)} />
      ) : (
        <MentionBox
          {...box}
          label={label}
          roles={roles as readonly BoardRole[]}
          limit={limit}
          onText={onText}
          onMention={(name) => void shotActions.addRole(shot, name)}
        />
      )}
      <TextConflict shot={shot} field={field} />
    </div>
  );
}
