import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { lineEdits } from '../../../store/script-edits.ts';
import type { LineField } from '../../../store/script-lines.ts';
import { FIELDS } from './line-texts.ts';

/** Longest text of one field (its schema in api/script.ts). */
const MOST = 5000;

/** One field of a line; it listens to its own line alone, so that typing draws nothing else anew. */
export function LineInput({ id, field }: { id: number; field: LineField }) {
  const { i18n } = useLingui();
  const input = useId();
  // sync: a controlled box that renders late would move the caret
  const { byId } = useSnapshot(lineEdits, { sync: true });
  const value = byId[id]?.[field] ?? '';
  const change = (text: string) => {
    const edit = lineEdits.byId[id];
    if (edit) edit[field] = text;
  };
  const { label, long } = FIELDS[field];
  return (
    <div className="line-input" data-field={field}>
      <label htmlFor={input}>{i18n._(label)}</label>
      {long ? (
        <textarea
          id={input}
          rows={2}
          maxLength={MOST}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      ) : (
        <input
          id={input}
          type="text"
          maxLength={MOST}
          autoComplete="off"
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      )}
    </div>
  );
}
