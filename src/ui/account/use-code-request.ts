import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { requestCode } from '../../store/account/account.ts';
import { phoneProblem } from './check-form.ts';
import { startCountdown, useCountdown } from './countdown.ts';
import type { AccountFormState } from './use-account-form.ts';

/** A complete number, for certain: a Chinese mobile one, or one with its country code. A code costs a text message and a wait. */
const isComplete = (phone: string): boolean =>
  /^(1\d{10}|(\+|00)\d{9,15})$/.test(phone.replaceAll(/[\s-]/g, ''));

/**
 * Requests the SMS code of a form: when its button is pressed, and automatically when the person leaves the field with a complete
 * phone number. A code that the studio sends along, in development, is filled in.
 */
export function useCodeRequest(state: AccountFormState, purpose: 'register' | 'reset') {
  const { phone, code } = state.form;
  const left = useCountdown();
  const [sending, setSending] = useState(false);
  const [note, setNote] = useState('');
  const asked = useRef('');
  const byHand = useMovedByHand();

  const send = async () => {
    const wrong = phoneProblem(phone);
    if (wrong) {
      state.refuse({ phone: wrong });
      return;
    }
    // the messages about the last one no longer apply
    state.refuse({});
    state.say('');
    setSending(true);
    asked.current = phone;
    try {
      const sent = await requestCode(phone.trim(), purpose);
      setNote(sent.note);
      if (sent.code) state.set('code', sent.code);
      startCountdown();
    } catch (sendingFailed) {
      state.fail(sendingFailed);
    } finally {
      setSending(false);
    }
  };

  const onPhoneBlur = ({ relatedTarget }: FocusEvent) => {
    const goesOn = byHand() && relatedTarget instanceof HTMLInputElement;
    if (goesOn && !code && left === 0 && !sending && asked.current !== phone && isComplete(phone))
      void send();
  };

  return { left, note, ready: Boolean(phone.trim()) && left === 0 && !sending, send, onPhoneBlur };
}
export type CodeRequest = ReturnType<typeof useCodeRequest>;

/** @returns whether the focus is moved by a key or a pointer, and not by a script or a password manager */
function useMovedByHand(): () => boolean {
  const moved = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const byHand = () => {
      moved.current = true;
    };
    document.addEventListener('pointerdown', byHand, options);
    document.addEventListener('keydown', ({ key }) => key === 'Tab' && byHand(), options);
    document.addEventListener(
      'focusin',
      () => {
        moved.current = false;
      },
      options,
    );
    return () => listening.abort();
  }, []);
  return () => moved.current;
}
