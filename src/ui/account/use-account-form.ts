import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { ApiError, CODE } from '../../api/errors.ts';
import { browser } from '../../store/browser.ts';
import { type AccountForm, type FormName, type FormProblems, MESSAGES, problemsOf } from './check-form.ts';
import { refusalWords } from './refusal-words.ts';

const EMPTY: AccountForm = { phone: '', password: '', code: '', invitedCode: '', agreed: false };

/**
 * The state of the three sign-in forms. Switching keeps the phone, but no messages and usually no secrets.
 * @param said a message to begin with
 */
export function useAccountForm(said = '') {
  const { _, i18n } = useLingui();
  const [form, setForm] = useState(EMPTY);
  const [problems, setProblems] = useState<Partial<Record<keyof AccountForm, MessageDescriptor | string>>>(
    {},
  );
  const [refusal, setRefusal] = useState(said);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState(0);
  const { online } = useSnapshot(browser);
  useEffect(() => {
    // the connection that was missing is back
    if (online) setRefusal((words) => (words === i18n._(MESSAGES.unreachable) ? '' : words));
  }, [online, i18n]);

  const set = <K extends keyof AccountForm>(field: K, value: AccountForm[K]) => {
    setForm((before) => ({ ...before, [field]: value }));
    setProblems(({ [field]: _gone, ...others }) => others);
    setRefusal('');
  };

  /** Shows a refusal inside the dialog, at the field that it is about if that is known; other errors are reported by the shell. */
  const fail = (error: unknown) => {
    const words = refusalWords(error, i18n);
    if (words && error instanceof ApiError && error.code === CODE.wrongSmsCode) setProblems({ code: words });
    else setRefusal(words);
  };

  return {
    form,
    busy,
    refusal,
    /** How often the form was sent and not accepted. */
    refused,
    set,
    fail,
    problem: (field: keyof AccountForm) => {
      const found = problems[field];
      return typeof found === 'string' ? found : found && _(found);
    },
    /** Shows these problems; the first field that has one gets the focus. */
    refuse: (found: FormProblems) => {
      setProblems(found);
      if (Object.keys(found).length > 0) setRefused((times) => times + 1);
    },
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
      if (Object.keys(found).length > 0) {
        setRefused((times) => times + 1);
        return false;
      }
      setBusy(true);
      try {
        await call({ ...form, phone: form.phone.trim(), code: form.code.trim() });
        return true;
      } catch (error) {
        fail(error);
        setRefused((times) => times + 1);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
export type AccountFormState = ReturnType<typeof useAccountForm>;
