import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { AddTile } from '../../../src/ui/kit/add-tile.tsx';
import { PictureTile } from '../../../src/ui/kit/picture-tile.tsx';
import { SheetDialog } from '../../../src/ui/kit/sheet-dialog.tsx';
import { eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();

/** A place for a picture between two other buttons. */
function Place({ coming = false }: { coming?: boolean }) {
  const [state, setState] = useState<'none' | 'coming' | 'shown' | 'asking'>('none');
  return (
    <main tabIndex={-1}>
      <button type="button">Before</button>
      <fieldset tabIndex={-1} aria-label="Character">
        {state === 'coming' ? (
          <span>Coming</span>
        ) : state === 'shown' ? (
          <PictureTile source="x" title="Fox" removeLabel="Remove" onRemove={() => setState('none')} />
        ) : (
          <div>
            <AddTile onClick={() => setState(coming ? 'asking' : 'shown')}>Add</AddTile>
          </div>
        )}
      </fieldset>
      <button type="button">After</button>
      {state === 'asking' && (
        <SheetDialog title="Yours?" onClose={() => undefined}>
          <button type="button" onClick={() => setState('coming')}>
            Yes
          </button>
        </SheetDialog>
      )}
    </main>
  );
}

const press = (name: string) => {
  const button = screen.getByRole('button', { name, hidden: true });
  button.focus();
  fireEvent.click(button);
};
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

test('a tile that becomes a picture hands the focus on to it, and the picture to the tile', async () => {
  await show(<Place />);
  press('Add');
  await waitFor(() => expect(focused()).toBe('Remove'));
  press('Remove');
  await waitFor(() => expect(focused()).toBe('Add'));
});

test('a focus that has moved elsewhere stays there', async () => {
  await show(<Place />);
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  screen.getByRole('button', { name: 'After' }).focus();
  await waitFor(() => screen.getByRole('button', { name: 'Remove' }));
  expect(focused()).toBe('After');
});

test('a tile that asked first hands the focus on to its field while nothing in it can be pressed', async () => {
  await show(<Place coming />);
  press('Add');
  await waitFor(() => expect(focused()).toBe('Yes'));
  press('Yes');
  await waitFor(() => expect(focused()).toBe('Character'));
});

test('a dialog that goes before it has taken the focus returns it as well', async () => {
  await show(<Place coming />);
  // frames do not come
  vi.stubGlobal('requestAnimationFrame', () => 0);
  press('Add');
  press('Yes');
  await waitFor(() => expect(focused()).toBe('Character'));
});
