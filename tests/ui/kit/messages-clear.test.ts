import { expect, onTestFinished, test, vi } from 'vitest';
import { besideDialog } from '../../../src/ui/kit/messages-beside.ts';
import { keepMessagesClear } from '../../../src/ui/kit/messages-clear.ts';

const NO_LINE = { left: 0, right: 0 };
const at = (left: number, width: number, bottom: number) => ({ left, width, bottom });

test('messages stand beside an open dialog, in the larger room', () => {
  const room = { width: 1280, height: 800 };
  expect(besideDialog(at(430, 420, 600), room, NO_LINE)).toEqual({ left: 862, right: 12 });
  expect(besideDialog(at(800, 480, 800), room, NO_LINE)).toEqual({ left: 12, right: 492 });
  expect(besideDialog(at(250, 780, 640), room, NO_LINE)).toEqual({ left: 1042, right: 12 });
});

test('where there is no room beside a wide dialog, they stand below it, or else in its title’s line, clear of its words and buttons', () => {
  const wide = at(122, 780, 640);
  expect(besideDialog(wide, { width: 1024, height: 800 }, NO_LINE)).toEqual({ top: 652 });
  const low = { width: 1024, height: 700 };
  expect(besideDialog(wide, low, { left: 263, right: 851 })).toEqual({ top: 8, left: 275, right: 185 });
  // a title that fills the line
  expect(besideDialog(wide, low, { left: 700, right: 851 })).toEqual({ top: 8 });
});

/** A dialog at this place in the window. */
function dialogAt(offsetTop: number): HTMLElement {
  const dialog = document.createElement('div');
  dialog.innerHTML = '<header data-ui="dialog-head"></header>';
  const sizes = { offsetLeft: 250, offsetTop, offsetWidth: 780, offsetHeight: 500 };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(dialog, name, { value });
  return dialog;
}

test('they are moved while the dialog is open, unless it begins below them', () => {
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const left = () => document.documentElement.style.getPropertyValue('--messages-left');
  const end = keepMessagesClear(dialogAt(30));
  expect(left()).toBe('1042px');
  const endSmall = keepMessagesClear(dialogAt(300));
  expect(left()).toBe('');
  endSmall();
  expect(left()).toBe('1042px');
  end();
  expect(left()).toBe('');
});

test('in a low window they stand in the line of a sheet’s title, since the fields below it are all that is seen', () => {
  vi.stubGlobal('innerWidth', 640);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  onTestFinished(() => void vi.unstubAllGlobals());
  const sheet = dialogAt(0);
  vi.spyOn(sheet, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 780, 500));
  vi.spyOn(Range.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(25, 26, 116, 24));
  const top = (height: number) => {
    vi.stubGlobal('innerHeight', height);
    const end = keepMessagesClear(sheet);
    const said = document.documentElement.style.getPropertyValue('--messages-top');
    end();
    return said;
  };
  expect([top(700), top(460)]).toEqual(['208px', '8px']);
});
