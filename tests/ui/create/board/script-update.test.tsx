import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { tellLineNews } from '../../../../src/store/film/line-news.ts';
import { takeToasts } from '../../../../src/store/toasts.ts';
import { type Answers, Refused } from '../../../store/fake-api.ts';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { eachOnItsOwn } from '../../show.tsx';
import { memberGone, openFilmPage, openStoryboard } from '../film-page.tsx';
import '../../../../src/ui/create/storyboard/script-update-dialog.tsx';

const COMPARE = '/studio/storyboard/compare';
const UPDATE = '/studio/storyboard/update';
const UNDO = '/studio/storyboard/undo';
const CHANGES = {
  revision: 'one',
  added: [{ drama_id: 9, list_order: 2, hm_desc: 'a lantern', dialogue: '' }],
  removed: [{ scense_id: 2, list_order: 1, hm_desc: 'a rope', scense_img: '/media/2.jpg', has_media: 1 }],
  changed: [
    {
      scense_id: 1,
      list_order: 0,
      texts: [
        { field: 'narration', before: 'said 1', after: 'A kite!' },
        { field: 'static_desc', before: 'still 1', after: 'A kite.' },
      ],
      kept: ['dynamic_desc'],
    },
  ],
  reordered: 1,
};
const NONE = { revision: 'none', added: [], removed: [], changed: [], reordered: 0 };

/** Opens a storyboard of two shots whose script has changed. */
async function open(answers: Answers = {}) {
  let changed = true;
  return openFilmPage([], {
    answers: {
      [COMPARE]: () => (changed ? CHANGES : NONE),
      [UPDATE]: () => {
        changed = false;
        return { update_id: 5 };
      },
      [UNDO]: () => {
        changed = true;
      },
      '/script/list-scense': () => ({
        lists: [wireShot(1), wireShot(2)],
        script_changed: changed ? 1 : 0,
      }),
      ...answers,
    },
  });
}
const question = () => screen.findByRole('dialog', { name: 'The script has changed' });
const press = (name: string, within_: HTMLElement = document.body) =>
  fireEvent.click(within(within_).getByRole('button', { name, hidden: true }));
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

eachOnItsOwn();
afterEach(memberGone);

test('after a script change the storyboard previews the update, applies it on a click, and can undo it', async () => {
  const { id, sent } = await open();
  const dialog = await question();
  const groups = within(dialog).getAllByRole('heading', { level: 3 });
  expect(groups.map(({ textContent }) => textContent)).toEqual([
    '1 shot added',
    '1 shot removed',
    '1 shot with new text',
  ]);
  const rows = within(dialog).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Shot 3a lantern',
    'Shot 2a rope',
    'Shot 1Narrationsaid 1A kite!You edited this in the storyboard, so it stays: Motion',
  ]);
  expect(within(dialog).getByText('Shots move to the order of the script.')).toBeTruthy();
  expect(within(dialog).getByText(/^Removed shots lose their pictures and clips/)).toBeTruthy();
  press('Update storyboard', dialog);
  await waitFor(() => expect(bodies(sent, UPDATE)).toEqual([{ script_id: id, revision: 'one' }]));
  await noDialog();
  let told: ReturnType<typeof takeToasts> = [];
  await waitFor(() => {
    told = takeToasts();
    expect(told).toMatchObject([{ title: 'Storyboard updated from the script', action: { label: 'Undo' } }]);
  });
  expect(screen.queryByRole('button', { name: 'Script changed' })).toBeNull();
  told[0]?.action?.run();
  await waitFor(() => expect(bodies(sent, UNDO)).toEqual([{ script_id: id, update_id: 5 }]));
  // the dialog does not reopen by itself, but on request
  await screen.findByRole('button', { name: 'Script changed' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('dismissed, it sends nothing and does not ask about the same changes again unless requested', async () => {
  const { sent } = await open();
  press('Leave as it is', await question());
  await noDialog();
  expect(bodies(sent, UPDATE)).toEqual([]);
  press('Script changed');
  press('Update storyboard', await question());
  await waitFor(() => expect(bodies(sent, UPDATE)).toHaveLength(1));
});

test('outdated changes are reloaded; a refusal shows a message', async () => {
  let refusals = 1;
  const { sent } = await open({
    [UPDATE]: () =>
      refusals-- > 0 ? Response.json({ code: 409, message: 'Again', data: null }) : new Refused('Not now'),
  });
  press('Update storyboard', await question());
  await waitFor(() => expect(bodies(sent, COMPARE)).toHaveLength(2));
  await waitFor(() =>
    expect(takeToasts()).toMatchObject([{ title: 'The script has changed again. Check the new changes.' }]),
  );
  press('Update storyboard', await question());
  await waitFor(() =>
    expect(takeToasts()).toMatchObject([{ title: "Couldn't update the storyboard", description: 'Not now' }]),
  );
});

describe('a line that comes back while the storyboard asks about it', () => {
  /** A storyboard of which a shot is to go; `come` is the line's return at the server. */
  async function asked() {
    let gone = true;
    const opened = await open({
      [COMPARE]: () => (gone ? { ...NONE, revision: 'gone', removed: CHANGES.removed } : NONE),
      [UPDATE]: () => Response.json({ code: 409, message: 'Again', data: null }),
      '/script/list-scense': () => ({
        lists: [wireShot(1), wireShot(2)],
        drama_ids: [7, 8],
        script_changed: gone ? 1 : 0,
      }),
    });
    await question();
    return {
      ...opened,
      come: () => {
        gone = false;
      },
    };
  }

  test('in another tab: the question goes, and nothing is said to have changed', async () => {
    const { id, come } = await asked();
    come();
    const other = new BroadcastChannel('inkreel-lines');
    other.postMessage({ userId: 7, projectId: id });
    await noDialog();
    expect(screen.queryByRole('button', { name: 'Script changed' })).toBeNull();
    other.close();
  });

  test('in this tab, by Undo of the message about it', async () => {
    const { id, come } = await asked();
    come();
    tellLineNews(id);
    await noDialog();
    expect(screen.queryByRole('button', { name: 'Script changed' })).toBeNull();
  });

  test('on another device: an update that is pressed meanwhile says that there is nothing to do', async () => {
    const { come } = await asked();
    come();
    press('Update storyboard', await question());
    await waitFor(() =>
      expect(takeToasts()).toMatchObject([
        { title: 'The script is as it was again: there is nothing to update.' },
      ]),
    );
    await noDialog();
  });

  test('and one that another tab deletes or edits is said to have changed at once', async () => {
    let gone = false;
    const { id } = await open({
      [COMPARE]: () => (gone ? { ...NONE, revision: 'gone', removed: CHANGES.removed } : NONE),
      '/script/list-scense': () => ({
        lists: [wireShot(1), wireShot(2)],
        drama_ids: [7, 8],
        script_changed: gone ? 1 : 0,
      }),
    });
    gone = true;
    const other = new BroadcastChannel('inkreel-lines');
    other.postMessage({ userId: 8, projectId: id });
    other.postMessage({ userId: 7, projectId: id + 1 });
    other.postMessage({ userId: 7, projectId: id });
    await question();
    other.close();
  });
});

test('an update in another tab answers the question here', async () => {
  let changed = true;
  const { id } = await open({
    [COMPARE]: () => (changed ? CHANGES : NONE),
    '/script/list-scense': () => ({ lists: [wireShot(1)], script_changed: changed ? 1 : 0 }),
  });
  await question();
  changed = false;
  const other = new BroadcastChannel('inkreel-board');
  other.postMessage({ userId: 7, projectId: id, news: { kind: 'changed' } });
  await noDialog();
  other.close();
});

test('a removed shot that something is made for: the question says that it is cancelled', async () => {
  const [removed] = CHANGES.removed;
  await open({ [COMPARE]: () => ({ ...NONE, revision: 'two', removed: [{ ...removed, making: 1 }] }) });
  const dialog = await question();
  expect(
    within(dialog).getByText('What is being made for removed shots is cancelled, and its points come back.'),
  ).toBeTruthy();
});

test('with a server that does not report changes, nothing is asked or offered', async () => {
  const { sent } = await openStoryboard([wireShot(1)]);
  expect(bodies(sent, COMPARE)).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Script changed' })).toBeNull();
});
