import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RevealedPicture } from '../../../src/ui/kit/revealed-picture.tsx';
import { eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();

const lost = () => document.querySelector('[data-ui=lost-picture]');
const fail = () => fireEvent.error(document.querySelector('img') as Element);

test('a picture that cannot be loaded says so in its place, instead of the broken image of the browser', async () => {
  await show(<RevealedPicture source="/media/a.jpg" alt="Shot 1 as it is now" />);
  expect(lost()).toBeNull();
  fail();
  expect(document.querySelector('img')).toBeNull();
  expect(lost()?.textContent).toBe("Couldn't load this picture");
  screen.getByText("Couldn't load this picture");
});

test('a small one is marked by a sign alone, where nothing else stands', async () => {
  await show(<RevealedPicture source="/media/a.jpg" alt="" />);
  fail();
  expect(lost()?.textContent).toBe('');
  expect(lost()?.querySelector('svg')).not.toBeNull();
});

test('a picture with a sign of its own gets no second one', async () => {
  await show(<RevealedPicture source="/media/a.jpg" alt="" signed />);
  fail();
  expect(lost()?.querySelector('svg')).toBeNull();
});
