import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../../../src/ui/kit/button.tsx';
import { eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();

/** @returns how often the form was sent by two presses */
async function pressTwice(state: { loading?: boolean; blocked?: boolean }): Promise<number> {
  let sent = 0;
  await show(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <Button type="submit" {...state}>
        Send
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Send' });
  fireEvent.click(button);
  fireEvent.click(button);
  return sent;
}

test('a form whose request is running is not sent again by another press', async () => {
  expect(await pressTwice({ loading: true })).toBe(0);
});

test('a form that is not ready gets the press, so that it can say what is missing', async () => {
  expect(await pressTwice({ blocked: true })).toBe(2);
});
