import type { ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import type { FormName } from './check-form.ts';

export type Turn = (to: FormName) => void;

/** Leads to another of the three forms. */
export function Way({ to, onTurn, children }: { to: FormName; onTurn: Turn; children: ReactNode }) {
  return (
    <Button variant="quiet" size="sm" onClick={() => onTurn(to)}>
      {children}
    </Button>
  );
}
