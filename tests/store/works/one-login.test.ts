import { afterEach, expect, test, vi } from 'vitest';
import { session } from '../../../src/store/account/session-state.ts';
import { filmUpload, NO_FILM } from '../../../src/store/works/film-state.ts';
import { publishForm, publishWork, workForm } from '../../../src/store/works/publish.ts';
import { publishVideo, videoForm } from '../../../src/store/works/publish-video.ts';
import { fakeApi } from '../fake-api.ts';

/** What was sent, and with which login. */
interface Sent {
  path: string;
  login: string | null;
  body: unknown;
}

/** Another member signs in, and fills the form in, while the nickname is being saved. */
function signedInBetween(form: { title: string; nickname: string }): Sent[] {
  const sent: Sent[] = [];
  fakeApi({
    '/studio/profile/update': () => {
      Object.assign(session, { token: 'another', userId: 8 });
      Object.assign(form, { worksId: 9, title: 'Mine', nickname: 'Eve' });
      return { user_nickname: 'Ada', about: '', avatar: '' };
    },
    '/center/create-works': () => ({ works_id: 4 }),
    '/script/okl-handle': () => ({}),
  });
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    const login = new Headers(init.headers).get('authorization');
    sent.push({ path: input.replace('/api', ''), login, body: JSON.parse(String(init.body)) });
    return answer(input, init);
  });
  return sent;
}

afterEach(() => {
  videoForm.clear();
  workForm.clear();
  Object.assign(filmUpload, NO_FILM);
});

test('a work is published by the member who pressed the button, though another signs in while the nickname is saved', async () => {
  const sent = signedInBetween(publishForm);
  Object.assign(publishForm, { worksId: 4, title: 'Lamp', nickname: 'Ada' });
  const about = { name: 'Sea', description: '', ratio: '1:1', video: '', poster: '', picture: '' };
  await publishWork({ ...about, worksId: 4 });
  expect(sent).toMatchObject([
    { path: '/studio/profile/update', login: 'token', body: { nickname: 'Ada' } },
    { path: '/script/okl-handle', login: 'token', body: { works_id: 4, name: 'Lamp' } },
  ]);
  expect(publishForm).toMatchObject({ worksId: 9, title: 'Mine', nickname: 'Eve' });
});

test('so is a video of this device, with the cover and the words that it had', async () => {
  const sent = signedInBetween(videoForm.fields);
  const own = { url: '/media/mine.jpg', name: 'mine.jpg' };
  Object.assign(videoForm.fields, { worksId: -1, title: 'Lamp', nickname: 'Ada', cover: 'own', own });
  Object.assign(filmUpload, { source: '/media/mine.mp4' });
  await publishVideo(null);
  expect(sent).toMatchObject([
    { path: '/studio/profile/update', login: 'token' },
    {
      path: '/center/create-works',
      login: 'token',
      body: { name: 'Lamp', poster: '/media/mine.jpg', source: '/media/mine.mp4' },
    },
  ]);
  expect(videoForm.fields).toMatchObject({ worksId: 9, title: 'Mine', nickname: 'Eve' });
});
