import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { type AccountForm, type FormName, type FormProblems, problemsOf } from './check-form.ts';
import { refusalWords } from './refusal-words.ts';

const EMPTY: AccountForm = { phone: '', password: '', code: '', invitedCode: '', agreed: false };

/**
 * The state behind the three sign-in forms. The phone stays when one switches; messages and, as a rule, secrets do not.
 * @param said what is to be read at first
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

  /** A refusal is said inside the dialog, beside what caused it; the rest is the shell's business. */
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
    /** For another form of the three. What was just set as password may stay: it is asked for at once. */
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
    /** Sends when nothing is missing; resolves to whether it went through. */
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
