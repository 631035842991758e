import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { closeDialog } from '../../../src/store/dialogs.ts';
import CreatePage from '../../../src/ui/create/create-page.tsx';
import { DialogHost } from '../../../src/ui/shell/dialog-host.tsx';
import { ToastHost } from '../../../src/ui/shell/toast-host.tsx';
import { type Answers, fakeApi, type Sent } from '../../store/fake-api.ts';
import { openedDialog } from '../dialog.ts';
import { showAt } from '../show.tsx';
// loaded in advance, so that loading does not count against the first test
import '../../../src/ui/account/sign-in-dialog.tsx';
import '../../../src/ui/create/new-project/new-project.tsx';
import '../../../src/ui/create/projects/project-dialog.tsx';
import '../../../src/ui/create/rename-dialog.tsx';
import '../../../src/ui/shell/toaster.tsx';

export const LIST = '/script/list-script-pro';
const STYLES = '/script/get-style-info-pro';
/** Each opening uses another account, so that nothing is cached. */
let account = 100;

/** Opens the projects page with dialogs and toasts, with these server answers. @param userId default: a new member */
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
  // wait for the requests of the dialog
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain(STYLES));
  return { sent, dialog };
}

// `hidden` in all queries, because checking visibility is the slowest part

/** Waits for a dialog. */
export const dialogOf = (name: string): Promise<HTMLElement> => openedDialog(name);
export const noDialog = (): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
/** Waits for a button. */
export const buttonOf = (name: string): Promise<HTMLElement> =>
  screen.findByRole('button', { name, hidden: true });

/** Clicks a button of the page, or within an element. */
export const press = (name: string, place: HTMLElement = document.body): void => {
  // buttons of the same name do the same, e.g. in the page's header and in its list
  const [button] = within(place).getAllByRole('button', { name, hidden: true });
  if (!button) throw new Error(`no button ${name}`);
  // focus it like a real click, so that a dialog can return the focus
  button.focus();
  fireEvent.click(button);
};
