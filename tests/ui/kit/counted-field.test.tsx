import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { CountedField } from '../../../src/ui/kit/counted-field.tsx';
import { change, eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();

function Story({ error = '', loaded = '' }: { error?: string; loaded?: string }) {
  const [value, setValue] = useState(loaded);
  return <CountedField label="Story" value={value} max={10} rows={4} error={error} onValue={setValue} />;
}

const paste = (value: string) => fireEvent.change(screen.getByLabelText('Story'), { target: { value } });

test('a full field says that text beyond its limit is left out', async () => {
  await show(<Story />);
  paste('nine here');
  expect(screen.getByRole('alert').textContent).toBe('');
  paste('eleven here');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Story').value).toBe('eleven her');
  expect(screen.getByRole('alert').textContent).toBe('The field is full. Text beyond that is left out.');
  paste('short');
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('a text that fills its field when it is loaded says so only once somebody types more', async () => {
  await show(<Story loaded="ten of ten" />);
  expect(screen.getByRole('alert').textContent).toBe('');
  const field = screen.getByLabelText('Story');
  const before = (inputType: string) =>
    change(() => void field.dispatchEvent(new InputEvent('beforeinput', { inputType, bubbles: true })));
  await before('deleteContentBackward');
  expect(screen.getByRole('alert').textContent).toBe('');
  await before('insertText');
  expect(screen.getByRole('alert').textContent).toContain('The field is full.');
});

test('what is wrong with the text goes before that', async () => {
  await show(<Story error="Write some words" />);
  paste('!!!!!!!!!!!!');
  expect(screen.getByRole('alert').textContent).toBe('Write some words');
});

test('its counter is in the description of the field and not read out after each letter', async () => {
  await show(<Story />);
  paste('four');
  const count = screen.getByText('4 / 10');
  expect(screen.getByLabelText('Story').getAttribute('aria-describedby')?.split(' ')).toContain(count.id);
  expect(count.closest('output, [role=status], [role=alert], [aria-live]')).toBeNull();
});
