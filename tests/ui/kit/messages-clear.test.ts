import { expect, onTestFinished, test, vi } from 'vitest';
import { besideDialog } from '../../../src/ui/kit/messages-beside.ts';
import { keepMessagesClear } from '../../../src/ui/kit/messages-clear.ts';

const at = (left: number, width: number, bottom: number) => ({ left, width, bottom });

test('messages stand beside an open dialog, in the larger room', () => {
  const room = { width: 1280, height: 800 };
  expect(besideDialog(at(430, 420, 600), room)).toEqual({ left: 862, right: 12 });
  expect(besideDialog(at(800, 480, 800), room)).toEqual({ left: 12, right: 492 });
  expect(besideDialog(at(250, 780, 640), room)).toEqual({ left: 1042, right: 12 });
});

test('where there is no room beside a wide dialog, they stand below it, and else begin above its fields', () => {
  expect(besideDialog(at(122, 780, 640), { width: 1024, height: 800 })).toEqual({ top: 652 });
  expect(besideDialog(at(122, 780, 640), { width: 1024, height: 700 })).toEqual({ top: 8 });
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
