import { useId } from 'react';
import styles from './segments.module.css';

/** A few choices side by side. They are native radios, so arrow keys and screen readers work. */
export function Segments<V extends string>({
  label,
  options,
  value,
  small = false,
  width = 'full',
  onChange,
}: {
  label: string;
  options: readonly { value: V; label: string }[];
  value: V;
  /** With a mouse, as high as form fields. */
  small?: boolean;
  /** `words`: as wide as its labels; `short`: at most as wide as a few words. */
  width?: 'full' | 'words' | 'short';
  onChange: (value: V) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.segments} data-small={small || undefined} data-width={width}>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              className="unseen"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
