import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../kit/button.tsx';
import { type AccountForm, FORM_NAMES, type FormName } from './check-form.ts';
import styles from './form-frame.module.css';
import type { AccountFormState } from './use-account-form.ts';
import { type Turn, Way } from './way.tsx';

/** The properties of each of the three forms. */
export interface FormProps {
  state: AccountFormState;
  /** The person came from another of the three: the first field gets the focus that the old form had. */
  turned: boolean;
  onDone: () => void;
  onTurn: Turn;
}

/** The frame of each sign-in form: fields, the server's message, the submit button, and links to the other forms. */
export function FormFrame({
  name,
  state,
  turned,
  submit,
  send,
  note,
  children,
  foot,
  onDone,
  onTurn,
}: FormProps & {
  name: FormName;
  /** The label of the submit button. */
  submit: string;
  /** Sends the complete form. @throws what is shown to the person */
  send: (form: AccountForm) => Promise<void>;
  note?: string | undefined;
  children: ReactNode;
  /** Another way to sign in, at the end. */
  foot?: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const { busy, refusal, refused } = state;
  const press = async () => {
    if (await state.send(name, send)) onDone();
  };

  useEffect(() => {
    if (turned) form.current?.querySelector('input')?.focus();
  }, [turned]);

  // after a refused submit the focus goes to the first field with a message
  useEffect(() => {
    if (refused > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refused]);

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void press();
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
      <Button type="submit" variant="primary" size="lg" loading={busy}>
        {submit}
      </Button>
      <div data-ui="ways" className={styles.ways}>
        {FORM_NAMES.filter((other) => other !== name).map((other) => (
          <Way key={other} to={other} onTurn={onTurn} />
        ))}
      </div>
      {foot}
    </form>
  );
}
