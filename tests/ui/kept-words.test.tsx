import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetAll } from '../../src/store/account/on-sign-out.ts';
import { refreshPoints } from '../../src/store/account/points.ts';
import { keepWords, keptWords } from '../../src/store/kept-words.ts';
import { readPageParts } from '../../src/store/pages-db.ts';
import { forms } from '../../src/store/reload.ts';
import { SoundForm } from '../../src/ui/kit/sound-form.tsx';
import EditProfile from '../../src/ui/works/profile/edit-profile.tsx';
import { fakeApi } from '../store/fake-api.ts';
import { eachOnItsOwn, show } from './show.tsx';

const HOME = { home_id: 7, user_nickname: 'Ann', about: '', avatar: '' } as never;
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Describe what is to be heard' });
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const sendNothing = async () => false;
const open = (place: string, onSend: () => Promise<boolean> = sendNothing) =>
  show(<SoundForm place={place} busy={false} onSend={onSend} onClose={() => {}} />);

eachOnItsOwn();
beforeEach(async () => {
  fakeApi({ '/center/points': () => ({ potins: 100, star_tel: '', user_id: 7, sound_effect_points: 5 }) });
  await refreshPoints();
});

test('what was typed in a dialog that was closed is there again for the same thing, and for no other', async () => {
  await open('sound a');
  write(box(), 'rain on tin');
  expect(forms.unsaved).toBe(0);
  await waitFor(async () =>
    expect(await readPageParts('drafts', 7, 'kept-words')).toEqual(new Map([['sound a', 'rain on tin']])),
  );
  cleanup();
  await open('sound b');
  expect(box().value).toBe('');
  cleanup();
  await open('sound a');
  expect(box().value).toBe('rain on tin');
});

test('words that come back exactly full lack nothing, so that only more of them is left out with a word', async () => {
  keepWords('sound a', 'a'.repeat(2000));
  await open('sound a');
  await waitFor(() => expect(box().value).toHaveLength(2000));
  expect(screen.queryByText(/^The prompt is full/)).toBeNull();
  write(box(), 'b'.repeat(2000));
  await screen.findByText(/^The prompt is full/);
});

test('words that were sent are gone; a refusal leaves them', async () => {
  const onSend = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValue(true);
  await open('sound a', onSend);
  write(box(), 'rain');
  const go = () => fireEvent.click(screen.getByRole('button', { name: /^Generate/ }));
  go();
  await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
  expect(keptWords.byPlace).toEqual({ 'sound a': 'rain' });
  go();
  await waitFor(() => expect(keptWords.byPlace).toEqual({}));
});

test('signing out forgets them, and of many places the oldest', () => {
  for (let place = 0; place < 45; place += 1) keepWords(`sound ${place}`, 'rain');
  keepWords('sound 10', 'waves');
  const places = Object.keys(keptWords.byPlace);
  expect([places.length, places[0], places.at(-1)]).toEqual([40, 'sound 5', 'sound 10']);
  act(forgetAll);
  expect(keptWords.byPlace).toEqual({});
});

test('an edited profile is as it was when its dialog is closed, but not when the login ends', async () => {
  const edit = () => show(<EditProfile home={HOME} onClose={() => {}} />);
  const dialog = () => within(screen.getByRole('dialog', { name: 'Edit profile' }));
  const name = () => dialog().getByRole<HTMLInputElement>('textbox', { name: 'Nickname' });
  await edit();
  write(name(), 'Anna');
  // the sign-in takes the place of the whole page
  cleanup();
  await edit();
  expect(name().value).toBe('Anna');
  fireEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(keptWords.byPlace).toEqual({}));
});
