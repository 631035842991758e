import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ModelPick } from '../../../src/ui/draw/model-pick.tsx';
import { passFocus, rowOf } from '../../../src/ui/kit/pass-focus.ts';
import { eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();

test('whoever deletes the only drawing by keyboard goes on where the next one is asked for', async () => {
  await show(
    <main tabIndex={-1}>
      <article {...rowOf('drawing')}>
        <button type="button">Delete</button>
      </article>
      <ModelPick />
    </main>,
  );
  const button = screen.getByRole('button', { name: 'Delete' });
  button.focus();
  passFocus([button]);
  button.parentElement?.remove();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Model:/ })));
});
