import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { CountedField } from '../../../src/ui/kit/counted-field.tsx';
import { eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();

function Story({ error = '' }: { error?: string }) {
  const [value, setValue] = useState('');
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
