import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ClipWords } from '../../../src/ui/kit/clip-card.tsx';
import { eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();

test('the words beside a clip are laid out by the browser alone: nothing is measured, however many clips there are', async () => {
  const measured = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get');
  await show(
    <ClipWords words="a village in the rain" facts={['Jimeng', '16:9']} provider="built-in engine" at={0} />,
  );
  expect(screen.getByText('a village in the rain').title).toBe('a village in the rain');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Jimeng',
    '16:9',
    'Built-in engine',
  ]);
  expect(measured).not.toHaveBeenCalled();
  measured.mockRestore();
});
