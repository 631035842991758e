import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { session } from '../../../../src/store/account/session-state.ts';
import { change, eachOnItsOwn } from '../../show.tsx';
import { memberGone } from '../film-page.tsx';
import { bodiesOf, openCast, ROLES, said, wireRole } from './cast-page.tsx';

eachOnItsOwn();
afterEach(memberGone);

/** Another tab that changes films. */
function otherTab() {
  const channel = new BroadcastChannel('inkreel-board');
  onTestFinished(() => channel.close());
  return {
    tell: (projectId: number) =>
      change(() => channel.postMessage({ userId: session.userId, projectId, news: { kind: 'changed' } })),
  };
}

test('names, voices and pictures that are changed in another tab are shown, those of another film are not asked for', async () => {
  const cast = await openCast([wireRole(1, 'Mei')]);
  const { tell } = otherTab();
  const asked = bodiesOf(cast.sent, ROLES).length;
  await tell(cast.id + 1);
  cast.roles = [wireRole(1, 'Mina', { voice_name: 'Clara' })];
  await tell(cast.id);
  await screen.findByRole('button', { name: 'Character Mina' });
  await screen.findByRole('button', { name: 'Voice: Mina. Clara' });
  expect(bodiesOf(cast.sent, ROLES)).toHaveLength(asked + 1);
});

const voice = (voice_name: string) => ({ voice_name, voice_type: voice_name, tags: ['en'] });

test('the open dialog of the voices follows what another tab does, keeps its choice, and binds nothing to a character that is gone', async () => {
  let names = ['Mei', 'Bo'];
  let binds = [{ role_name: 'Bo', voice_name: 'Clara' }];
  const cast = await openCast([wireRole(1, 'Mei'), wireRole(2, 'Bo')], {
    '/script/get-doubao-voice': () => ({
      lists: [voice('Clara'), voice('Ivy')],
      new_roles: ['Narrator', ...names].map((name) => ({ name, img: '' })),
      binds,
    }),
    '/script/bind-voice': () => ({ binds }),
  });
  const { tell } = otherTab();
  fireEvent.click(screen.getByRole('button', { name: /^Voice: Mei/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Voices of the characters' }));
  const radio = (name: RegExp) => dialog.findByRole<HTMLInputElement>('radio', { name });
  fireEvent.click(await radio(/^Ivy/));

  cast.roles = [wireRole(1, 'Mina'), wireRole(2, 'Bo')];
  names = ['Mina', 'Bo'];
  binds = [{ role_name: 'Bo', voice_name: 'Ivy' }];
  await tell(cast.id);
  expect((await radio(/^Mina/)).checked).toBe(true);
  await radio(/^Bo ?Ivy/);
  expect((await radio(/^Ivy/)).checked).toBe(true);

  cast.roles = [wireRole(2, 'Bo')];
  names = ['Bo'];
  await tell(cast.id);
  await dialog.findByText('Mina was deleted. Choose who is to speak.');
  said();
  fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(said()).toEqual(['Choose who is to speak']));
  expect(bodiesOf(cast.sent, '/script/bind-voice')).toEqual([]);
});
