import { readFileSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SheetDialog } from '../../../src/ui/kit/sheet-dialog.tsx';
import { eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();

const pointer = (kind: 'coarse' | 'fine') =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === `(pointer: ${kind})`,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
const open = (toRead: boolean) =>
  show(
    <SheetDialog title="Words" toRead={toRead} onClose={() => {}}>
      <textarea aria-label="Result" defaultValue="a lake at dusk" />
    </SheetDialog>,
  );
const box = () => screen.getByRole('textbox', { name: 'Result', hidden: true });

test('on a phone a dialog with words to read does not raise the keyboard over them', async () => {
  pointer('coarse');
  await open(true);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')));
});

test.each([
  ['coarse', false],
  ['fine', true],
] as const)(
  'with a %s pointer the first box has the focus if it is to be filled in, or there is a keyboard',
  async (kind, toRead) => {
    pointer(kind);
    await open(toRead);
    await waitFor(() => expect(document.activeElement).toBe(box()));
  },
);

test('sliders and their numbers are as high as a finger: the rule is as specific as the one it replaces', () => {
  const css = readFileSync('src/ui/kit/slider-field.module.css', 'utf8');
  const [, touch = ''] = css.split('@media (pointer: coarse)');
  for (const part of ['input[type="range"]', 'input[type="number"]', 'select']) {
    expect(css.indexOf(part)).toBeGreaterThan(-1);
    expect(touch).toContain(`.field ${part}`);
  }
});
