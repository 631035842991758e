import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, useId, useRef } from 'react';
import { cutTo } from '../../api/cut-text.ts';
import styles from './counted-field.module.css';
import { useFullWords } from './full-note.tsx';
import { useGrowth } from './use-growth.ts';

/** A text field with a counter, of one or more lines. Text beyond the limit is cut off, and a full field says so. */
export function CountedField({
  label,
  value,
  max,
  rows = 1,
  id: given,
  placeholder,
  error,
  onValue,
  onBlur,
}: {
  label: string;
  value: string;
  /** Characters. */
  max: number;
  /** Of a text box; 1 is a single line. */
  rows?: number;
  /** An id for others that refer to it. */
  id?: string;
  placeholder?: string;
  /** The error message; empty if there is none. */
  error?: string;
  onValue: (value: string) => void;
  onBlur?: () => void;
}) {
  const { i18n } = useLingui();
  const own = useId();
  const id = given ?? own;
  const used = i18n.number(value.length);
  const most = i18n.number(max);
  const full = useFullWords(value, max);
  const box = useRef<HTMLTextAreaElement>(null);
  useGrowth(box, value);
  const field = {
    id,
    value,
    maxLength: max,
    dir: 'auto',
    placeholder,
    'aria-invalid': Boolean(error),
    'aria-describedby': `${id}-note ${id}-count`,
    onBlur,
    onChange: ({ target }: { target: { value: string } }) => onValue(cutTo(target.value, max)),
  };
  return (
    <div className={styles.field} data-wrong={error ? '' : undefined}>
      <label htmlFor={id}>{label}</label>
      {rows > 1 ? (
        <textarea ref={box} rows={rows} style={{ '--rows': rows } as CSSProperties} {...field} />
      ) : (
        <input type="text" {...field} />
      )}
      <div>
        <p id={`${id}-note`} role="alert" data-wrong={error ? '' : undefined}>
          {error || full}
        </p>
        {/* no live region: it would be read out after each letter; the field is described by it */}
        <span id={`${id}-count`}>
          {used} / {most}
        </span>
      </div>
    </div>
  );
}
