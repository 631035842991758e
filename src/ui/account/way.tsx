import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Button } from '../kit/button.tsx';
import type { FormName } from './check-form.ts';

export type Turn = (to: FormName) => void;

/** The label of the link to each form. */
const WORDS = {
  login: msg`Sign in instead`,
  register: msg`Create an account`,
  reset: msg`Forgot password?`,
} satisfies Record<FormName, unknown>;

/** Switches to another of the three forms. */
export function Way({ to, onTurn }: { to: FormName; onTurn: Turn }) {
  const { _ } = useLingui();
  return (
    <Button variant="quiet" size="sm" onClick={() => onTurn(to)}>
      {_(WORDS[to])}
    </Button>
  );
}
