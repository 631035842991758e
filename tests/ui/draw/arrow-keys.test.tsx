import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { drawView } from '../../../src/store/draw/draw-view.ts';
import { closeOverlay, overlay } from '../../../src/store/draw/overlay.ts';
import { picturesOf } from '../../../src/store/draw/picture.ts';
import { ArrowKeys } from '../../../src/ui/draw/arrow-keys.tsx';
import { Picture } from '../../../src/ui/draw/picture.tsx';
import { movedTo } from '../../../src/ui/draw/picture-moves.ts';
import { Record } from '../../../src/ui/draw/record.tsx';
import { recordFor } from '../../store/draw/draw-record.ts';
import { eachOnItsOwn, show } from '../show.tsx';

eachOnItsOwn();

const rows = [
  ['a', 'b'],
  ['c', 'd', 'e'],
  ['f', 'g'],
];

test.each([
  ['ArrowRight', 'a', 'b'],
  ['ArrowRight', 'b', 'c'],
  ['ArrowLeft', 'c', 'b'],
  ['ArrowLeft', 'a', null],
  ['ArrowDown', 'b', 'd'],
  ['ArrowDown', 'e', 'g'],
  ['ArrowUp', 'e', 'b'],
  ['ArrowUp', 'a', null],
  ['ArrowDown', 'f', null],
  ['Home', 'e', 'c'],
  ['End', 'c', 'e'],
  ['End', 'e', null],
  ['Enter', 'c', null],
] as const)('%s leads from picture %s to %s', (key, at, to) => {
  expect(movedTo(rows, at, { key, whole: false })).toBe(to);
});

test('Ctrl+Home and Ctrl+End move to the first and last picture of all', () => {
  expect(movedTo(rows, 'd', { key: 'Home', whole: true })).toBe('a');
  expect(movedTo(rows, 'a', { key: 'End', whole: true })).toBe('g');
});

/** Simulates a layout with this many columns, because happy-dom has none. */
const laidOut = (columns: number): void => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const at = Number(this.dataset.picture?.split('-')[1] ?? 0);
    return new DOMRect((at % columns) * 100, Math.floor(at / columns) * 100, 90, 90);
  });
};
const stops = (among: HTMLElement): (string | undefined)[] =>
  [...among.querySelectorAll<HTMLElement>('[data-picture]')]
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ dataset }) => dataset.picture);
const focused = (): string | undefined => (document.activeElement as HTMLElement | null)?.dataset.picture;
const press = (key: string): boolean => fireEvent.keyDown(document.activeElement ?? document.body, { key });

test('the four pictures of a record are one tab stop, and arrows move among them in visual order', async () => {
  laidOut(2);
  const images = ['a', 'b', 'c', 'd'].map((name) => `/media/${name}.jpg`);
  await show(<Record record={{ ...recordFor(5), images }} task={undefined} />);
  const record = screen.getByRole('article', { name: 'prompt 5' });
  expect(stops(record)).toEqual(['5-0']);
  within(record).getByRole('button', { name: 'Picture 1 of 4, full screen: prompt 5' }).focus();
  press('ArrowDown');
  expect(focused()).toBe('5-2');
  press('ArrowRight');
  expect(focused()).toBe('5-3');
  press('ArrowUp');
  expect(focused()).toBe('5-1');
  press('Home');
  expect(focused()).toBe('5-0');
  press('End');
  expect(focused()).toBe('5-1');
  expect(stops(record)).toEqual(['5-1']);
  // the focused picture's buttons follow in the tab order; those of the others are skipped
  const menu = (picture: number) =>
    within(record).getByRole('button', { name: `Actions for picture ${picture}` });
  expect([menu(1).tabIndex, menu(2).tabIndex]).toEqual([-1, 0]);
  // a key without a target keeps its default action, scrolling
  expect(press('ArrowUp')).toBe(true);
  expect(press('ArrowDown')).toBe(false);
  (document.activeElement as HTMLElement).click();
  expect(overlay.open).toEqual({ name: 'viewer', picture: { id: 5, index: 3 } });
  closeOverlay();
});

test('a picture that failed to load can be reached by arrows, and is retried on a click', async () => {
  laidOut(4);
  await show(
    <Record record={{ ...recordFor(5), images: ['/media/a.jpg', '/media/b.jpg'] }} task={undefined} />,
  );
  const [, second] = screen.getByRole('article').querySelectorAll('img');
  if (!second) throw new Error('no second picture');
  fireEvent.error(second);
  screen.getByRole('button', { name: /^Picture 1/ }).focus();
  press('ArrowRight');
  expect(document.activeElement?.textContent).toBe("Couldn't load this picture");
  (document.activeElement as HTMLElement).click();
  await screen.findByRole('button', { name: /^Picture 2/ });
});

test('the grid’s tab stop is its newest picture, and each announces its position', async () => {
  const records = [1, 2, 3].map(recordFor);
  const keys = [['1-0', '2-0'], ['3-0']];
  const told: string[] = [];
  const tiles = records.flatMap((record) => picturesOf(record, drawView(record, undefined)));
  await show(
    <ArrowKeys
      usual="3-0"
      has={(key) => keys.flat().includes(key)}
      rows={() => keys}
      onStop={(key) => told.push(key)}
    >
      {tiles.map((picture) => (
        <Picture key={picture.record.draw_id} picture={picture} of={1} place="Row 1 of 2, column 1" small />
      ))}
    </ArrowKeys>,
  );
  expect(stops(document.body)).toEqual(['3-0']);
  const newest = screen.getByRole('button', { name: /^Picture .*prompt 3/ });
  expect(newest.getAttribute('aria-description')).toBe('Row 1 of 2, column 1');
  newest.focus();
  press('ArrowUp');
  expect(focused()).toBe('1-0');
  press('ArrowRight');
  expect(focused()).toBe('2-0');
  expect(stops(document.body)).toEqual(['2-0']);
  expect(told.at(-1)).toBe('2-0');
});

test('a picture keeps the focus when the rows are laid out anew, and one that has lost it does not take it', async () => {
  let layOut: (columns: number) => void = () => {};
  function Rows() {
    const [columns, setColumns] = useState(2);
    layOut = (next) => act(() => setColumns(next));
    const tiles = [1, 2]
      .map(recordFor)
      .flatMap((record) => picturesOf(record, drawView(record, undefined)))
      .map((picture) => <Picture key={picture.record.draw_id} picture={picture} of={1} place="" small />);
    const rows = columns === 2 ? [tiles] : tiles.map((tile) => [tile]);
    return (
      <ArrowKeys usual="2-0" has={() => true} rows={() => []}>
        {rows.map((row) => (
          <div key={`${columns} ${row[0]?.key}`}>{row}</div>
        ))}
      </ArrowKeys>
    );
  }
  await show(<Rows />);
  const first = () => screen.getByRole('button', { name: /^Picture .*prompt 1/ });
  const before = first();
  before.focus();
  layOut(1);
  expect(first()).not.toBe(before);
  expect(document.activeElement).toBe(first());
  first().blur();
  layOut(2);
  expect(document.activeElement).toBe(document.body);
});
