import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useSnapshot } from 'valtio';
import { beforeEach, expect, test } from 'vitest';
import type { DrawRecord } from '../../../src/api/draw.ts';
import { draw } from '../../../src/store/draw/draw.ts';
import { takeToasts } from '../../../src/store/toasts.ts';
import { Record } from '../../../src/ui/draw/record.tsx';
import { afterLast, passFocus, rowOf } from '../../../src/ui/kit/pass-focus.ts';
import '../../../src/ui/draw/record-menu.tsx';
import { recordFor } from '../../store/draw/draw-record.ts';
import { fakeApi } from '../../store/fake-api.ts';
import { pressEntry } from '../menu.ts';
import { eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();
beforeEach(() => void takeToasts());

function Drawings() {
  const { records } = useSnapshot(draw);
  return (
    <main tabIndex={-1}>
      {records.map((record) => (
        <Record key={record.draw_id} record={record as DrawRecord} task={undefined} />
      ))}
    </main>
  );
}

const menuOf = (name: string) =>
  within(screen.getByRole('article', { name, hidden: true })).getByRole('button', {
    name: `Actions for ${name}`,
    hidden: true,
  });
async function removeByKeyboard(name: string): Promise<void> {
  menuOf(name).focus();
  fireEvent.click(menuOf(name));
  await pressEntry(await screen.findByRole('menuitem', { name: 'Delete', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('article', { name, hidden: true })).toBeNull());
}

test('after a drawing is deleted, the next one’s menu has the focus, then the one before, then the page', async () => {
  fakeApi({ '/draw/del-draw': () => ({}) });
  draw.records = [1, 2, 3].map((id) => recordFor(id));
  await show(<Drawings />);
  await removeByKeyboard('prompt 2');
  await waitFor(() => expect(document.activeElement).toBe(menuOf('prompt 3')));
  await removeByKeyboard('prompt 3');
  await waitFor(() => expect(document.activeElement).toBe(menuOf('prompt 1')));
  await removeByKeyboard('prompt 1');
  await waitFor(() => expect(document.activeElement?.localName).toBe('main'));
});

/** Deletes the row of a button by keyboard. */
function remove(name: string): void {
  const button = screen.getByRole('button', { name });
  button.focus();
  passFocus([button]);
  button.parentElement?.remove();
}

test('rows without buttons are passed over for one with the same button, and else their field has the focus', async () => {
  await show(
    <main tabIndex={-1}>
      <div {...rowOf('style')}>
        <button type="button">Delete one</button>
      </div>
      <div {...rowOf('style')}>
        <button type="button">Delete two</button>
      </div>
      <div {...rowOf('style')}>
        <input type="radio" aria-label="Storybook" />
      </div>
    </main>,
  );
  remove('Delete two');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Delete one'));
  remove('Delete one');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Storybook' })));
});

test('after the last row is deleted, the first place for new ones that can be seen has the focus', async () => {
  await show(
    <main tabIndex={-1}>
      <div {...afterLast('song')} style={{ display: 'none' }}>
        <input type="radio" aria-label="Create" defaultChecked />
      </div>
      <div {...afterLast('song')}>
        <button type="button" tabIndex={-1}>
          Mureka
        </button>
        <button type="button" disabled>
          Upload
        </button>
        <button type="button">Suno</button>
      </div>
      <div {...rowOf('song')}>
        <button type="button">Delete</button>
      </div>
    </main>,
  );
  remove('Delete');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Suno'));
});
