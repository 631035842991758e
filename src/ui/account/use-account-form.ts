import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { type AccountForm, type FormName, type FormProblems, problemsOf } from './check-form.ts';
import { refusalWords } from './refusal-words.ts';

const EMPTY: AccountForm = { phone: '', password: '', code: '', invitedCode: '', agreed: false };

/**
 * The state of the three sign-in forms. Switching keeps the phone, but no messages and usually no secrets.
 * @param said a message to begin with
 */
export function useAccountForm(said = '') {
  const { _, i18n } = useLingui();
  const [form, setForm] = useState(EMPTY);
  const [problems, setProblems] = useState<FormProblems>({});
  const [refusal, setRefusal] = useState(said);
  const [busy, setBusy] = useState(false);

  const set = <K extends keyof AccountForm>(field: K, value: AccountForm[K]) => {
    setForm((before) => ({ ...before, [field]: value }));
    setProblems(({ [field]: _gone, ...others }) => others);
    setRefusal('');
  };

  /** Shows a refusal inside the dialog; other errors are reported by the shell. */
  const fail = (error: unknown) => setRefusal(refusalWords(error, i18n));

  return {
    form,
    busy,
    refusal,
    set,
    fail,
    problem: (field: keyof AccountForm) => {
      const found = problems[field];
      return found && _(found);
    },
    refuse: (found: FormProblems) => setProblems(found),
    say: setRefusal,
    /** Prepares another of the forms. A password that was just set may stay, since it is needed next. */
    turn: ({ keepPassword = false } = {}) => {
      setForm(({ phone, agreed, password }) => ({
        ...EMPTY,
        phone,
        agreed,
        password: keepPassword ? password : '',
      }));
      setProblems({});
      setRefusal('');
    },
    /** Sends the form if it is complete. @returns whether it was accepted */
    send: async (name: FormName, call: (form: AccountForm) => Promise<void>): Promise<boolean> => {
      const found = problemsOf(name, form);
      setProblems(found);
      setRefusal('');
      if (Object.keys(found).length > 0) return false;
      setBusy(true);
      try {
        await call({ ...form, phone: form.phone.trim(), code: form.code.trim() });
        return true;
      } catch (error) {
        fail(error);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
export type AccountFormState = ReturnType<typeof useAccountForm>;
