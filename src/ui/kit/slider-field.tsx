import { useId } from 'react';
import styles from './slider-field.module.css';

/** A number, as a slider with a field beside it. Both are limited to the range. */
export function SliderField({
  label,
  min,
  max,
  step,
  value,
  hint,
  onValue,
}: {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** What it does, under the slider with the range. */
  hint?: string | undefined;
  onValue: (value: number) => void;
}) {
  const id = useId();
  const take = (text: string) => {
    const number = Number(text);
    if (text === '' || Number.isNaN(number)) return;
    const places = (String(step).split('.')[1] ?? '').length;
    const stepped = min + Math.round((number - min) / step) * step;
    onValue(Number(Math.min(max, Math.max(min, stepped)).toFixed(places)));
  };
  const limits = { min, max, step, value };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        {...limits}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => take(target.value)}
      />
      <input
        type="number"
        aria-label={label}
        inputMode="decimal"
        {...limits}
        onChange={({ target }) => take(target.value)}
      />
      {hint && <small id={`${id}-hint`}>{`${hint} · ${min}–${max}`}</small>}
    </div>
  );
}
