import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { forgetAll } from '../../../../src/store/account/on-sign-out.ts';
import { filmLook } from '../../../../src/store/film/export/film-settings.ts';
import { toVtt } from '../../../../src/ui/film/vtt.ts';
import type { Answers } from '../../../store/fake-api.ts';
import { bodies, wireShot } from '../../../store/film/board-shots.ts';
import { eachOnItsOwn } from '../../show.tsx';
import { memberGone, openStoryboard, QUOTE } from '../film-page.tsx';

const SETTINGS = '/studio/film/settings';
const SAVE = '/studio/film/save';
const START = '/script/okl-export';

eachOnItsOwn();
afterEach(async () => {
  await memberGone();
  forgetAll();
});

/** Opens the export form of a film of three shots. */
async function open(answers: Answers = {}) {
  const shots = [1, 2, 3].map((id) => wireShot(id, { scense_img: `/media/${id}.jpg`, list_order: id }));
  const opened = await openStoryboard(shots, {
    '/studio/exports/quote': () => QUOTE,
    [SETTINGS]: () => ({
      transition: 'fade',
      title: 'The lamp',
      end: '',
      shots: [{ scense_id: 2, transition: 'cut' }],
    }),
    [SAVE]: () => null,
    [START]: () => ({ tasks_id: 'a' }),
    ...answers,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Export film' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export film' });
  await waitFor(() => expect(within(dialog).queryByRole('status', { name: 'Loading' })).toBeNull());
  return { ...opened, dialog };
}
const pick = (dialog: HTMLElement, group: string, name: string) =>
  fireEvent.click(within(within(dialog).getByRole('group', { name: group })).getByRole('radio', { name }));

test('transitions and cards belong to the project: loaded with the form, saved before the export', async () => {
  const { id, sent, dialog } = await open();
  const title = await within(dialog).findByRole<HTMLInputElement>('textbox', { name: 'Title card' });
  expect(title.value).toBe('The lamp');
  const between = within(dialog).getByRole('group', { name: 'Between shots' });
  expect(within(between).getByRole('radio', { name: 'Fade' })).toHaveProperty('checked', true);
  pick(dialog, 'Between shots', 'Cut');
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'End card' }), { target: { value: 'Fin' } });
  // transitions can differ per shot
  fireEvent.click(within(dialog).getByRole('button', { name: 'Choose for each shot' }));
  const [first, second] = await within(dialog).findAllByRole<HTMLSelectElement>('combobox', {
    name: /^From shot/,
  });
  expect([first?.value, second?.value]).toEqual(['', 'cut']);
  fireEvent.change(first as HTMLElement, { target: { value: 'dissolve' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(bodies(sent, START)).toHaveLength(1));
  expect(bodies(sent, SAVE)).toEqual([
    {
      script_id: id,
      transition: 'cut',
      title: 'The lamp',
      end: 'Fin',
      shots: [
        { scense_id: 1, transition: 'dissolve' },
        { scense_id: 2, transition: 'cut' },
      ],
    },
  ]);
  // the settings are saved before the export
  const paths = sent.map(({ path }) => path);
  expect(paths.indexOf(SAVE)).toBeLessThan(paths.indexOf(START));
});

test('closing the form saves changed settings; unchanged ones are not sent', async () => {
  const { sent, dialog } = await open();
  await within(dialog).findByRole('textbox', { name: 'Title card' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Export film' })).toBeNull());
  expect(bodies(sent, SAVE)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Export film' }));
  const again = await screen.findByRole('dialog', { name: 'Export film' });
  await within(again).findByRole('textbox', { name: 'Title card' });
  pick(again, 'Between shots', 'Dissolve');
  await waitFor(() => expect(filmLook.transition).toBe('dissolve'));
  fireEvent.click(within(again).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(bodies(sent, SAVE)).toMatchObject([{ transition: 'dissolve' }]));
});

test('with a server without such settings films can still be exported', async () => {
  const { sent, dialog } = await open({
    [SETTINGS]: () => Response.json({ code: 501, message: 'Not offered yet', data: null }),
  });
  expect(within(dialog).queryByRole('textbox', { name: 'Title card' })).toBeNull();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(bodies(sent, START)).toHaveLength(1));
  expect(bodies(sent, SAVE)).toEqual([]);
});

test('subtitles are converted to WebVTT', () => {
  const srt =
    '1\n00:00:01,250 --> 00:00:02,000\nHello <you> & me\nline two, at 1,5\n\n2\n00:01:00,000 --> 00:01:01,000\n再见\n';
  expect(toVtt(srt)).toBe(
    'WEBVTT\n\n1\n00:00:01.250 --> 00:00:02.000\nHello &lt;you&gt; &amp; me\nline two, at 1,5\n\n2\n00:01:00.000 --> 00:01:01.000\n再见\n',
  );
});
