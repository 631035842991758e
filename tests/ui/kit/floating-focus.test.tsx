import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { Button } from '../../../src/ui/kit/button.tsx';
import { DialogDismiss } from '../../../src/ui/kit/dialog-dismiss.tsx';
import { FloatingMenu } from '../../../src/ui/kit/floating-menu.tsx';
import '../../../src/ui/kit/floating-choice.tsx';
import { Pick } from '../../../src/ui/kit/pick.tsx';
import { SheetDialog } from '../../../src/ui/kit/sheet-dialog.tsx';
import { chooseIn, openMenu } from '../menu.ts';
import { change, eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();

const button = (name: string) => screen.getByRole('button', { name, hidden: true });
const hasFocus = (name: string) => waitFor(() => expect(document.activeElement).toBe(button(name)));
const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
const closed = (role: 'menu' | 'dialog') =>
  waitFor(() => expect(screen.queryByRole(role, { hidden: true })).toBeNull());

/** A page with a menu. One of its entries opens a dialog. */
function Page({ stays = true }: { stays?: boolean }) {
  const [open, setOpen] = useState<'menu' | 'dialog' | null>(null);
  return (
    <main tabIndex={-1}>
      {(stays || open !== 'dialog') && (
        <Button id="anchor" onClick={() => setOpen('menu')}>
          More
        </Button>
      )}
      <input aria-label="Words" />
      {open === 'menu' && (
        <FloatingMenu
          anchor="anchor"
          label="More"
          onClose={() => setOpen((now) => (now === 'menu' ? null : now))}
          entries={[
            { value: 'star', label: 'Star', icon: Star, run: () => undefined },
            { value: 'ask', label: 'Ask', icon: Star, run: () => setOpen('dialog') },
            { value: 'write', label: 'Write', icon: Star, run: () => screen.getByLabelText('Words').focus() },
          ]}
        />
      )}
      {open === 'dialog' && (
        <SheetDialog title="Question" onClose={() => setOpen(null)}>
          <DialogDismiss />
        </SheetDialog>
      )}
    </main>
  );
}

const openFrom = async (name: string) => {
  button(name).focus();
  const menu = await openMenu(name);
  await waitFor(() => expect(document.activeElement).toBe(menu));
};

test('Escape returns the focus to the button of a menu', async () => {
  await show(<Page />);
  await openFrom('More');
  await change(pressEscape);
  await closed('menu');
  await hasFocus('More');
});

test('choosing an entry returns the focus to the button', async () => {
  await show(<Page />);
  await chooseIn('More', 'Star');
  await closed('menu');
  await hasFocus('More');
});

test('an entry that moves the focus itself is respected', async () => {
  await show(<Page />);
  await chooseIn('More', 'Write');
  await closed('menu');
  expect(document.activeElement).toBe(screen.getByLabelText('Words'));
});

test('after a dialog that an entry opened, the focus is on the button of the menu', async () => {
  await show(<Page />);
  await chooseIn('More', 'Ask');
  await screen.findByRole('dialog', { name: 'Question' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
  await change(pressEscape);
  await closed('dialog');
  await hasFocus('More');
});

test('after a dialog whose button was removed, the focus is on the page', async () => {
  await show(<Page stays={false} />);
  await chooseIn('More', 'Ask');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
  document.getElementById('anchor')?.remove();
  await change(pressEscape);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main', { hidden: true })));
});

function Nested() {
  const [open, setOpen] = useState<'sheet' | 'above' | null>(null);
  return (
    <main tabIndex={-1}>
      <Button onClick={() => setOpen('sheet')}>Sheet</Button>
      {open === 'sheet' && (
        <SheetDialog title="Sheet" onClose={() => setOpen(null)}>
          <Button onClick={() => setOpen('above')}>On</Button>
        </SheetDialog>
      )}
      {open === 'above' && (
        <SheetDialog title="Above" onClose={() => setOpen(null)}>
          <DialogDismiss />
        </SheetDialog>
      )}
    </main>
  );
}

/** Opens the sheet, continues to the next dialog and closes it. The focus must return to the sheet's button. */
async function goOnAndEscape() {
  button('Sheet').focus();
  fireEvent.click(button('Sheet'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('On'));
  fireEvent.click(button('On'));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
  await change(pressEscape);
  await closed('dialog');
  await hasFocus('Sheet');
}

test('a dialog that replaced another returns the focus to what opened the first', async () => {
  await show(<Nested />);
  await goOnAndEscape();
});

/** A dialog above a panel that stays open. */
function Above() {
  const [panel, setPanel] = useState(false);
  const [detail, setDetail] = useState(false);
  return (
    <main tabIndex={-1}>
      <Button onClick={() => setPanel(true)}>Panel</Button>
      {panel && (
        <SheetDialog title="Panel" size="side" onClose={() => setPanel(false)}>
          <Button>First</Button>
          <Button onClick={() => setDetail(true)}>Row</Button>
        </SheetDialog>
      )}
      {detail && (
        <SheetDialog title="Detail" size="side" onClose={() => setDetail(false)}>
          <DialogDismiss />
        </SheetDialog>
      )}
    </main>
  );
}

test('a dialog above a panel returns the focus to its row, and the panel to its button', async () => {
  await show(<Above />);
  button('Panel').focus();
  fireEvent.click(button('Panel'));
  const panel = await screen.findByRole('dialog', { name: 'Panel', hidden: true });
  await waitFor(() => expect(document.activeElement).toBe(panel));
  button('Row').focus();
  fireEvent.click(button('Row'));
  const detail = await screen.findByRole('dialog', { name: 'Detail', hidden: true });
  await waitFor(() => expect(document.activeElement).toBe(detail));
  // the panel takes the focus before the dialog has returned it
  await change(() => {
    pressEscape();
    panel.focus();
  });
  await waitFor(() => expect(screen.queryAllByRole('dialog', { hidden: true })).toHaveLength(1));
  await hasFocus('Row');
  await change(pressEscape);
  await closed('dialog');
  await hasFocus('Panel');
});

/** A sheet that is removed shortly before another dialog replaces it. */
function Replaced() {
  const [open, setOpen] = useState<'sheet' | 'next' | null>(null);
  const replace = () => {
    flushSync(() => setOpen(null));
    setOpen('next');
  };
  return (
    <main tabIndex={-1}>
      <Button onClick={() => setOpen('sheet')}>Sheet</Button>
      {open === 'sheet' && (
        <SheetDialog key="sheet" title="Sheet" onClose={() => setOpen(null)}>
          <Button onClick={replace}>On</Button>
        </SheetDialog>
      )}
      {open === 'next' && (
        <SheetDialog key="next" title="Next" onClose={() => setOpen(null)}>
          <DialogDismiss />
        </SheetDialog>
      )}
    </main>
  );
}

test('a dialog opened just after a sheet was removed returns the focus to what opened the sheet', async () => {
  await show(<Replaced />);
  await goOnAndEscape();
});

function Chip() {
  const [value, setValue] = useState('one');
  return (
    <Pick
      title="Number"
      value={value}
      onChoose={setValue}
      choices={[
        { value: 'one', label: 'One' },
        { value: 'two', label: 'Two' },
      ]}
    >
      {value}
    </Pick>
  );
}

test('Escape and choosing return the focus to a chip', async () => {
  await show(<Chip />);
  await openFrom('Number: one');
  await change(pressEscape);
  await closed('menu');
  await hasFocus('Number: one');
  await chooseIn('Number: one', 'Two');
  await closed('menu');
  await hasFocus('Number: two');
});
