import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { shotsView } from '../../../../src/store/film/storyboard/shots-view.ts';
import '../../../../src/ui/create/storyboard/timeline.tsx';
import { wireShot } from '../../../store/film/board-shots.ts';
import { eachOnItsOwn } from '../../show.tsx';
import { memberGone, openStoryboard } from '../film-page.tsx';

const many = () => Array.from({ length: 20 }, (_, at) => wireShot(at + 1));
const listOf = (name: string) => screen.getByRole('list', { name });
const buttonsIn = (name: string) => within(listOf(name)).getAllByRole('button');
/** The buttons that Tab reaches, by name. */
const stopsIn = (name: string) =>
  buttonsIn(name)
    .filter(({ tabIndex }) => tabIndex === 0)
    .map((button) => button.getAttribute('aria-label'));
const shot = (number: number) => screen.getByRole('button', { name: `Shot ${number}: screen ${number}` });
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const chosen = () => screen.getByRole('complementary').getAttribute('aria-label');

eachOnItsOwn();
afterEach(async () => {
  shotsView.timeline = false;
  await memberGone();
});

test('Tab stops at the chosen shot and its menu; the arrow keys, Home and End choose another, with the focus', async () => {
  await openStoryboard(many());
  expect(stopsIn('Shots')).toEqual(['Shot 1: screen 1', 'Actions for shot 1']);
  act(() => shot(1).focus());
  press('ArrowRight');
  await waitFor(() => expect(document.activeElement).toBe(shot(2)));
  expect(chosen()).toBe('Shot 2');
  expect(stopsIn('Shots')).toEqual(['Shot 2: screen 2', 'Actions for shot 2']);
  expect(press('End')).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(shot(20)));
  // there is none behind it, and the key is the page's
  expect(press('ArrowRight')).toBe(true);
  press('ArrowLeft');
  await waitFor(() => expect(document.activeElement).toBe(shot(19)));
  press('Home');
  await waitFor(() => expect(document.activeElement).toBe(shot(1)));
  expect(press('ArrowRight', { altKey: true })).toBe(true);
  expect(chosen()).toBe('Shot 1');
});

test("the storyboard's keys take the focus along in the row, and leave it where it is elsewhere", async () => {
  await openStoryboard(many());
  act(() => shot(1).focus());
  press('.');
  await waitFor(() => expect(document.activeElement).toBe(shot(2)));
  const tab = screen.getByRole('tab', { name: 'Video' });
  act(() => tab.focus());
  press('.');
  await screen.findByRole('complementary', { name: 'Shot 3' });
  expect(document.activeElement).toBe(tab);
});

test('from a shot that has the focus without being chosen, Tab goes on to its own menu', async () => {
  await openStoryboard(many());
  act(() => shot(4).focus());
  expect(chosen()).toBe('Shot 1');
  expect(stopsIn('Shots')).toEqual(['Shot 4: screen 4', 'Actions for shot 4']);
  // a press on that menu keeps the focus, though it chooses its shot
  const menu = screen.getByRole('button', { name: 'Actions for shot 6' });
  act(() => menu.focus());
  press('ArrowRight');
  expect(chosen()).toBe('Shot 1');
  act(() => menu.blur());
  expect(stopsIn('Shots')).toEqual(['Shot 1: screen 1', 'Actions for shot 1']);
});

test('while a shot is carried, the arrow keys move it and choose nothing', async () => {
  await openStoryboard(many());
  act(() => shot(2).focus());
  fireEvent.keyDown(shot(2), { key: ' ', code: 'Space' });
  await waitFor(() => expect(shot(2).closest('li')?.dataset.dragging).toBe('true'));
  press('ArrowRight', { code: 'ArrowRight' });
  expect(chosen()).toBe('Shot 1');
  fireEvent.keyDown(document, { key: 'Escape', code: 'Escape' });
  await waitFor(() => expect(shot(2).closest('li')?.dataset.dragging).toBeUndefined());
});

test('the timeline is one stop too, and the keys are told', async () => {
  await openStoryboard(many());
  const hint = document.getElementById(shot(1).getAttribute('aria-describedby') ?? '')?.textContent;
  expect(hint).toMatch(/^The arrow keys, Home and End go to another shot\. Press space/);
  expect(shot(1).getAttribute('aria-roledescription')).toBe('draggable');
  fireEvent.click(screen.getByRole('button', { name: 'Timeline' }));
  await waitFor(() => expect(stopsIn('Timeline')).toHaveLength(1));
  const [first, second] = buttonsIn('Timeline');
  act(() => first?.focus());
  press('ArrowRight');
  await waitFor(() => expect(document.activeElement).toBe(second));
  expect(chosen()).toBe('Shot 2');
});
