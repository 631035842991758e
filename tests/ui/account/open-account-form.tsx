import { fireEvent, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { readSignInOptions } from '../../../src/api/studio.ts';
import { session } from '../../../src/store/account/session-state.ts';
import { closeDialog, type DialogState, openDialog } from '../../../src/store/dialogs.ts';
// loaded in advance: loading it takes longer than the timeout of a query
import '../../../src/ui/account/sign-in-dialog.tsx';
import { DialogHost } from '../../../src/ui/shell/dialog-host.tsx';
import { type Answers, fakeApi, type Sent } from '../../store/fake-api.ts';
import { openedDialog } from '../dialog.ts';
import { show } from '../show.tsx';

// the tests render large forms, which is slow on a busy machine
vi.setConfig({ testTimeout: 20_000 });

export const TITLES = {
  login: 'Sign in to Inkreel',
  register: 'Create an account',
  reset: 'Set a new password',
} as const satisfies Partial<Record<DialogState['name'], string>>;
export type FormName = keyof typeof TITLES;

/** Opens one of the three forms as a visitor, in a studio without identity providers. @returns the requests */
export async function openAccountForm(name: FormName, answers: Answers = {}): Promise<Sent[]> {
  const sent = fakeApi({ [readSignInOptions.path]: () => ({ google_client_id: null }), ...answers });
  session.token = null;
  closeDialog();
  openDialog({ name });
  await show(<DialogHost />);
  await isOpen(name);
  return sent;
}

/** Includes hidden elements: much faster, since no styles are computed. */
const HIDDEN = { hidden: true };

export const isOpen = (name: FormName): Promise<HTMLElement> => openedDialog(TITLES[name]);
const dialog = () => within(screen.getByRole('dialog', HIDDEN));

/** Labels of all inputs, in document order. */
export const fields = (): string[] =>
  [...screen.getByRole('dialog', HIDDEN).querySelectorAll('input')].map(({ name }) => name);
/** A field by its label, because password fields have no role. */
export const field = (label: string): HTMLInputElement => dialog().getByLabelText(label);
export const agreement = (): HTMLInputElement =>
  dialog().getByRole('checkbox', { name: 'I agree to the terms of use', ...HIDDEN });
export const button = (name: string | RegExp): HTMLButtonElement =>
  dialog().getByRole('button', { name, ...HIDDEN });
export const press = (name: string): void => void fireEvent.click(button(name));
export const type = (label: string, value: string): void =>
  void fireEvent.change(field(label), { target: { value } });
