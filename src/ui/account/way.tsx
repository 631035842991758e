import type { ReactNode } from 'react';
import type { FormName } from './check-form.ts';

export type Turn = (to: FormName) => void;

/** Leads to another of the three forms. */
export function Way({ to, onTurn, children }: { to: FormName; onTurn: Turn; children: ReactNode }) {
  return (
    <button type="button" onClick={() => onTurn(to)}>
      {children}
    </button>
  );
}
