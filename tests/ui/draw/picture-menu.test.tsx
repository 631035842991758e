import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { clearDraws, draw } from '../../../src/store/draw/draw.ts';
import { Overlays } from '../../../src/ui/draw/overlays.tsx';
import { Record } from '../../../src/ui/draw/record.tsx';
import { recordFor } from '../../store/draw/draw-record.ts';
import { fakeApi } from '../../store/fake-api.ts';
import { pressEntry } from '../menu.ts';
import { change, eachOnItsOwn, show } from '../show.tsx';
import '../../../src/ui/draw/record-menu.tsx';
import '../../../src/ui/draw/viewer.tsx';

const MENU = 'Actions for picture 2';
const menu = () => screen.findByRole('menu', { name: MENU, hidden: true });
const compare = () => screen.findByRole('menuitem', { name: /^Compare/, hidden: true });

eachOnItsOwn();
beforeEach(async () => {
  fakeApi({});
  clearDraws();
  const record = { ...recordFor(5), images: ['/media/a.jpg', '/media/b.jpg'] };
  draw.records = [record];
  await show(
    <>
      <Record record={record} task={undefined} />
      <Overlays />
    </>,
  );
});

/** Presses the second picture for long, until its menu is there, and lifts the finger; the click that follows is the test's. */
async function longPress(): Promise<HTMLElement> {
  const picture = screen.getByRole('button', { name: /^Picture 2 of 2/ });
  fireEvent.pointerDown(picture, { pointerType: 'touch', isPrimary: true, clientX: 5, clientY: 5 });
  await menu();
  fireEvent.pointerUp(picture, { pointerType: 'touch' });
  return picture;
}

test('a long press on a picture opens its menu instead of the picture', async () => {
  fireEvent.click(await longPress());
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
});

test('lifting the finger chooses no entry of the menu that has opened under it, and the next tap does', async () => {
  await longPress();
  const entry = await compare();
  await change(() => void fireEvent.click(entry));
  await menu();
  await pressEntry(entry);
});

test('the second click of a double one chooses no entry of the menu that covers its button', async () => {
  fireEvent.click(screen.getByRole('button', { name: MENU, hidden: true }));
  const entry = await compare();
  await change(() => void fireEvent.click(entry, { detail: 2 }));
  await menu();
  await pressEntry(entry);
});
