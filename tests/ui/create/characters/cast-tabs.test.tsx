import { screen } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { session } from '../../../../src/store/account/session-state.ts';
import { change, eachOnItsOwn } from '../../show.tsx';
import { memberGone } from '../film-page.tsx';
import { bodiesOf, openCast, ROLES, wireRole } from './cast-page.tsx';

eachOnItsOwn();
afterEach(memberGone);

test('names, voices and pictures that are changed in another tab are shown, those of another film are not asked for', async () => {
  const cast = await openCast([wireRole(1, 'Mei')]);
  const other = new BroadcastChannel('inkreel-board');
  onTestFinished(() => other.close());
  const tell = (projectId: number) =>
    change(() => other.postMessage({ userId: session.userId, projectId, news: { kind: 'changed' } }));
  const asked = bodiesOf(cast.sent, ROLES).length;
  await tell(cast.id + 1);
  cast.roles = [wireRole(1, 'Mina', { voice_name: 'Clara' })];
  await tell(cast.id);
  await screen.findByRole('button', { name: 'Character Mina' });
  await screen.findByRole('button', { name: 'Voice: Mina. Clara' });
  expect(bodiesOf(cast.sent, ROLES)).toHaveLength(asked + 1);
});
