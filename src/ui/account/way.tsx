import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Button } from '../kit/button.tsx';
import type { FormName } from './check-form.ts';

export type Turn = (to: FormName) => void;

/** How each form is offered from the two others. */
const WORDS = {
  login: msg`Sign in instead`,
  register: msg`Create an account`,
  reset: msg`Forgot password?`,
} satisfies Record<FormName, unknown>;

/** Leads to another of the three forms. */
export function Way({ to, onTurn }: { to: FormName; onTurn: Turn }) {
  const { _ } = useLingui();
  return (
    <Button variant="quiet" size="sm" onClick={() => onTurn(to)}>
      {_(WORDS[to])}
    </Button>
  );
}
