import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
// loaded in advance: loading it takes longer than the timeout of a query
import '../../../src/ui/kit/floating-choice.tsx';
import { Pick } from '../../../src/ui/kit/pick.tsx';
import { openMenu } from '../menu.ts';
import { eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();

function Chip() {
  const [value, setValue] = useState('two');
  const choices = ['one', 'two', 'three'].map((name) => ({
    value: name,
    label: name,
    disabled: name === 'one',
  }));
  return (
    <Pick title="Number" value={value} onChoose={setValue} choices={choices}>
      {value}
    </Pick>
  );
}

/** Opens the list, after a key or a press. @returns what screen readers hear to be marked */
async function markedAfter(deed: 'keyDown' | 'pointerDown'): Promise<string | null | undefined> {
  await show(<Chip />);
  const chip = screen.getByRole('button', { name: 'Number: two' });
  chip.focus();
  fireEvent[deed](chip);
  const menu = await openMenu('Number: two');
  return document.getElementById(menu.getAttribute('aria-activedescendant') ?? '')?.textContent;
}

test('a menu that is opened by keyboard marks its first row that can be chosen', async () => {
  expect((await markedAfter('keyDown'))?.trim()).toBe('two');
});

test('one that is opened with the mouse marks none, also where its button had the focus', async () => {
  expect(await markedAfter('pointerDown')).toBeUndefined();
});
