import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { announcer } from '../../../../src/store/announcer.ts';
import { film } from '../../../../src/store/film/film.ts';
import { shotsView } from '../../../../src/store/film/storyboard/shots-view.ts';
import { allowSingleKeys } from '../../../../src/ui/create/storyboard/use-shortcuts.ts';
import '../../../../src/ui/create/storyboard/shortcuts-dialog.tsx';
import '../../../../src/ui/create/storyboard/timeline.tsx';
import { toWire } from '../../../../src/api/spelling.ts';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { previewPlan, previewShot } from '../../../store/film/preview-plan.ts';
import { eachOnItsOwn } from '../../show.tsx';
import { memberGone, openStoryboard } from '../film-page.tsx';

const three = () => [1, 2, 3].map((id) => wireShot(id));

eachOnItsOwn();
afterEach(async () => {
  allowSingleKeys(true);
  shotsView.timeline = false;
  await memberGone();
});

const press = (key: string, more: object = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...more });
const prompt = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' });

test('shortcuts select the next shot, move a shot, and switch the tab', async () => {
  const { sent } = await openStoryboard(three(), { '/script/order-scense': () => null });
  press('.');
  await screen.findByRole('heading', { name: 'Shot 2' });
  press(',');
  await screen.findByRole('heading', { name: 'Shot 1' });
  press('>', { shiftKey: true });
  await waitFor(() =>
    expect(bodies(sent, '/script/order-scense')).toMatchObject([{ from_scense_id: 1, to_scense_id: 2 }]),
  );
  await screen.findByRole('heading', { name: 'Shot 2' });
  expect(announcer.text).toBe('Shot moved to position 2');
  press('2');
  await waitFor(() => expect(film.tab).toBe(2));
  await screen.findByText('First frame');
});

test('typing triggers no shortcut, and shortcuts can be turned off; those with Ctrl keep working', async () => {
  await openStoryboard(three(), { '/script/handle-scense': () => ({ id: 1 }) });
  expect(press('.', {}, prompt())).toBe(true);
  expect(screen.getByRole('heading', { name: 'Shot 1' })).toBeTruthy();
  fireEvent.change(prompt(), { target: { value: 'a lamp' } });
  expect(press('z', { ctrlKey: true }, prompt())).toBe(false);
  await waitFor(() => expect(prompt().value).toBe('still 1'));
  expect(press('Z', { ctrlKey: true, shiftKey: true })).toBe(false);
  await waitFor(() => expect(prompt().value).toBe('a lamp'));
  press('?', { shiftKey: true });
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getByText('Next shot')).toBeTruthy();
  fireEvent.click(dialog.getByRole('switch', { name: 'Keys without Ctrl' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(press('.')).toBe(true);
  expect(screen.getByRole('heading', { name: 'Shot 1' })).toBeTruthy();
});

test('the timeline shows the shots in proportion to their length in the film, and a click selects one', async () => {
  const told = previewPlan([
    previewShot(1, 3, { end: 11, overlap: 0.4 }),
    previewShot(2, 10.6, { end: 13.6 }),
  ]);
  await openStoryboard(
    [wireShot(1, { seconds: 8, narration: '' }), wireShot(2, { seconds: 3, narration: '' })],
    { '/studio/film/preview': () => toWire({ ...told, seconds: 13.6 }) },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Timeline' }));
  const line = within(await screen.findByRole('list', { name: 'Timeline' }));
  // until the server answers, the shots' own lengths are used
  expect(screen.getByText('About 0:11 in all')).toBeTruthy();
  const [first, second] = line.getAllByRole('listitem');
  expect([first?.style.width, second?.style.width]).toEqual(['176px', '66px']);
  await screen.findByText('About 0:14 in all');
  fireEvent.click(line.getByRole('button', { name: 'Shot 2, from 0:11, 3 s' }));
  await screen.findByRole('heading', { name: 'Shot 2' });
  fireEvent.click(screen.getByRole('button', { name: 'Timeline' }));
  await screen.findByRole('list', { name: 'Shots' });
});
