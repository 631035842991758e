import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../kit/button.tsx';
import styles from './form-frame.module.css';

/** The body of each sign-in form: fields, what the server said, the one thing to press, and the ways to the other forms. */
export function FormFrame({
  submit,
  busy,
  refusal,
  note,
  onSubmit,
  children,
  ways,
  foot,
}: {
  submit: string;
  busy: boolean;
  refusal: string;
  note?: string | undefined;
  onSubmit: () => Promise<unknown>;
  children: ReactNode;
  ways: ReactNode;
  /** Another way in, after all that belongs to this one. */
  foot?: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const asked = useRef(false);

  // after a refused press the focus goes to the first field with a message
  useEffect(() => {
    if (!asked.current) return;
    asked.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  });

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        asked.current = true;
        void onSubmit();
      }}
    >
      {note && (
        <p className={styles.note} role="status">
          {note}
        </p>
      )}
      {children}
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      <Button type="submit" variant="primary" size="lg" aria-busy={busy} disabled={busy}>
        {submit}
      </Button>
      <div data-ui="ways" className={styles.ways}>
        {ways}
      </div>
      {foot}
    </form>
  );
}
