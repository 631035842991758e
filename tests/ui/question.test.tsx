import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { question, useQuestion } from '../../src/ui/kit/use-question.ts';

afterEach(cleanup);

function Asks({ name, wanted }: { name: 'notices' | 'install'; wanted: boolean }) {
  return useQuestion(name, wanted) ? <p>{name}</p> : null;
}

const both = (notices: boolean, install: boolean) => (
  <>
    <Asks name="install" wanted={install} />
    <Asks name="notices" wanted={notices} />
  </>
);
const shown = () => screen.queryAllByText(/./).map((one) => one.textContent);

test('one question at a time: the first stands, the other waits until it is gone', async () => {
  const { rerender } = render(both(true, false));
  await act(async () => undefined);
  expect(shown()).toEqual(['notices']);
  await act(async () => rerender(both(true, true)));
  expect(shown()).toEqual(['notices']);
  await act(async () => rerender(both(false, true)));
  expect(shown()).toEqual(['install']);
  await act(async () => rerender(both(true, true)));
  expect(shown()).toEqual(['install']);
});

test('two that come in the same moment do not both stand, and none is left standing when they are gone', async () => {
  const { unmount } = render(both(true, true));
  await act(async () => undefined);
  expect(shown()).toHaveLength(1);
  unmount();
  expect(question.standing).toBeNull();
});
