import { useLingui } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { SCRIPT_LIMITS } from '../../../api/script.ts';
import { lineEdits } from '../../../store/film/script/script-edits.ts';
import type { LineField } from '../../../store/film/script/script-lines.ts';
import { FullNote } from '../../kit/full-note.tsx';
import { useGrowth } from '../../kit/use-growth.ts';
import { CameraPick } from './camera-pick.tsx';
import styles from './line-input.module.css';
import { FIELDS, isCamera } from './line-texts.ts';

/** One field of a line. */
export function LineInput({ id, field }: { id: number; field: LineField }) {
  const { i18n } = useLingui();
  const input = useId();
  // sync: rendering a controlled field late would move the caret
  const { byId } = useSnapshot(lineEdits, { sync: true });
  const value = byId[id]?.[field] ?? '';
  const box = useRef<HTMLTextAreaElement>(null);
  useGrowth(box, value);
  const change = (text: string) => {
    const edit = lineEdits.byId[id];
    if (edit) edit[field] = text;
  };
  const { label, kind } = FIELDS[field];
  return (
    <div className={styles.input} data-field={field}>
      <label htmlFor={input}>{i18n._(label)}</label>
      {isCamera(field) ? (
        <CameraPick id={input} field={field} value={value} onChange={change} />
      ) : kind === 'text' ? (
        <textarea
          ref={box}
          id={input}
          rows={2}
          dir="auto"
          maxLength={SCRIPT_LIMITS.fieldCharacters}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      ) : (
        <input
          id={input}
          type="text"
          dir="auto"
          maxLength={SCRIPT_LIMITS.fieldCharacters}
          autoComplete="off"
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      )}
      <FullNote text={value} most={SCRIPT_LIMITS.fieldCharacters} />
    </div>
  );
}
