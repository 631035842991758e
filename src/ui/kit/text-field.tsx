import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import type { ComponentProps, ReactNode } from 'react';
import styles from './text-field.module.css';

/** A labelled input with its message; the two are associated for screen readers. */
export function TextField({
  label,
  error,
  hint,
  aside,
  onValue,
  ...input
}: {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  /** At the end of the input's line, e.g. a button. */
  aside?: ReactNode;
  onValue: (value: string) => void;
} & Omit<ComponentProps<typeof Input>, 'onChange'>) {
  return (
    <Field.Root invalid={Boolean(error)}>
      <Field.Label>{label}</Field.Label>
      <div className={styles.line}>
        <Input dir="auto" {...input} onChange={(event) => onValue(event.target.value)} />
        {aside}
      </div>
      {hint && !error && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText role="alert">{error}</Field.ErrorText>
    </Field.Root>
  );
}
