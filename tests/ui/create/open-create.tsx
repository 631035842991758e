import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { closeDialog } from '../../../src/store/dialogs.ts';
import CreatePage from '../../../src/ui/create/create-page.tsx';
import { DialogHost } from '../../../src/ui/shell/dialog-host.tsx';
import { ToastHost } from '../../../src/ui/shell/toast-host.tsx';
import { type Answers, fakeApi, type Sent } from '../../store/fake-api.ts';
import { showAt } from '../show.tsx';
// here before the first test, whose time their loading is not
import '../../../src/ui/account/sign-in-dialog.tsx';
import '../../../src/ui/create/new-project/new-project.tsx';
import '../../../src/ui/create/projects/project-dialog.tsx';
import '../../../src/ui/create/rename-dialog.tsx';
import '../../../src/ui/shell/toaster.tsx';

export const LIST = '/script/list-script-pro';
const STYLES = '/script/get-style-info-pro';
/** Each opening is another account's: nothing that an earlier one kept is in it. */
let account = 100;

/** The creation page with the places of dialogs and messages, for a member of a studio that answers this. @param userId a new one unless said */
export async function openCreate(answers: Answers, address = '/create', userId = account++): Promise<Sent[]> {
  const sent = fakeApi(
    {
      [LIST]: () => ({ lists: [] }),
      [STYLES]: () => [],
      '/script/get-inspiration': () => [],
      ...answers,
    },
    userId,
  );
  closeDialog();
  await showAt(
    address,
    <>
      <CreatePage />
      <DialogHost />
      <ToastHost />
    </>,
  );
  return sent;
}

/** The dialog of a new project, opened from an empty list. */
export async function openNewProject(
  answers: Answers = {},
  userId?: number,
): Promise<{ sent: Sent[]; dialog: HTMLElement }> {
  const sent = await openCreate(answers, '/create', userId);
  await buttonOf('New project');
  press('New project');
  const dialog = await dialogOf('New project');
  // what it reads when it opens
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain(STYLES));
  return { sent, dialog };
}

// `hidden` in all of these: whether anything around it is hidden takes longest to find out

/** Waits for a dialog. */
export const dialogOf = (name: string): Promise<HTMLElement> =>
  screen.findByRole('dialog', { name, hidden: true });
export const noDialog = (): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
/** Waits for a button. */
export const buttonOf = (name: string): Promise<HTMLElement> =>
  screen.findByRole('button', { name, hidden: true });

/** Presses a button of the page, or of a part of it. */
export const press = (name: string, place: HTMLElement = document.body): void => {
  // two of one name do the same, e.g. in the page's head and in its list
  const [button] = within(place).getAllByRole('button', { name, hidden: true });
  if (!button) throw new Error(`no button ${name}`);
  // as a real press does, so that a dialog knows whom to give the focus back
  button.focus();
  fireEvent.click(button);
};
