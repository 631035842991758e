import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
// a page is never without it; the code of menus is loaded with the first of them
import '../../../src/ui/app.tsx';
import { Pick } from '../../../src/ui/kit/pick.tsx';
import { openMenu } from '../menu.ts';
import { eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();

test('the first menu that is opened with the mouse marks no row either, where its button has the focus', async () => {
  const choices = [{ value: 'one', label: 'one' }];
  await show(
    <Pick title="Number" value="one" onChoose={() => {}} choices={choices}>
      one
    </Pick>,
  );
  const chip = screen.getByRole('button', { name: 'Number: one' });
  chip.focus();
  fireEvent.pointerDown(chip);
  const menu = await openMenu('Number: one');
  expect(menu.getAttribute('aria-activedescendant')).toBeNull();
});
