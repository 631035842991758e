import { useId } from 'react';
import styles from './slider-field.module.css';

/** A select field, aligned with the sliders beside it. */
export function SelectField<V extends string>({
  label,
  options,
  value,
  onValue,
}: {
  label: string;
  options: readonly { value: V; label: string }[];
  value: string;
  onValue: (value: V) => void;
}) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onValue(target.value as V)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
