import { useId, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { type BoardRole, board } from '../../../store/film/storyboard/board.ts';
import { editShot, edits, type ShotField } from '../../../store/film/storyboard/edits.ts';
import { saveEdits } from '../../../store/film/storyboard/save-edits.ts';
import { report } from '../../errors/error-policy.ts';
import { FullNote } from '../../kit/full-note.tsx';
import { useBoxText } from '../../kit/use-box-text.ts';
import styles from './box.module.css';
import { MentionBox } from './mention-box.tsx';
import { shotActions } from './shot-actions.ts';
import { TextConflict } from './text-conflict.tsx';
import { useTypedText } from './use-shot-text.ts';

/** One text of a shot. It is saved at a pause in typing or when the field loses the focus (BOARD-31). */
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
  const { roles } = useSnapshot(board);
  const value = useTypedText(shot, field);
  const onText = (text: string) => editShot(shot.id, field, text);
  const onBlur = () => {
    if (edits.byShot[shot.id]?.[field] !== undefined)
      saveEdits().catch((error: unknown) => report(error, { background: true }));
  };
  const box = { id, value, placeholder, onBlur };
  return (
    <div data-ui="shot-text" className={`${styles.box} ${styles.field}`}>
      <label htmlFor={id}>{label}</label>
      {field === 'narration' || roles.length === 0 ? (
        <PlainBox {...box} limit={limit} onText={onText} />
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
      <FullNote text={value} most={limit} />
      <TextConflict shot={shot} field={field} />
    </div>
  );
}

function PlainBox({
  value,
  limit,
  onText,
  ...box
}: {
  id: string;
  value: string;
  placeholder: string;
  limit: number;
  onText: (text: string) => void;
  onBlur: () => void;
}) {
  const field = useRef<HTMLTextAreaElement>(null);
  useBoxText(field, value);
  return (
    <textarea
      {...box}
      ref={field}
      rows={2}
      dir="auto"
      maxLength={limit}
      onChange={({ target }) => onText(target.value)}
    />
  );
}
