import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../../src/store/account/session-state.ts';
import { filmUpload, NO_FILM } from '../../../src/store/works/film-state.ts';
import { publications } from '../../../src/store/works/publications.ts';
import { publishForm, publishWork, workForm } from '../../../src/store/works/publish.ts';
import { publishVideo, videoForm } from '../../../src/store/works/publish-video.ts';
import { fakeApi } from '../fake-api.ts';

/** An answer that the test gives. */
function held(data: object) {
  let give: () => void = () => undefined;
  const answer = new Promise<object>((resolve) => {
    give = () => resolve(data);
  });
  return { answer, give };
}
const signInAnother = () => Object.assign(session, { token: 'another', userId: 8 });

beforeEach(() => {
  publications.byWork = {};
});
afterEach(() => {
  videoForm.clear();
  workForm.clear();
  Object.assign(filmUpload, NO_FILM);
});

const MADE = { id: 3, name: 'Sea', video: '/media/v.mp4', poster: '/media/p.jpg', seconds: 5, ratio: '1:1' };

test('a video published before the sign-out empties no form of the next member', async () => {
  const { answer, give } = held({ works_id: 4 });
  const sent = fakeApi({ '/center/create-works': () => answer });
  Object.assign(videoForm.fields, { worksId: -4, title: 'Sea' });
  const published = publishVideo(MADE);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  signInAnother();
  Object.assign(videoForm.fields, { worksId: -9, title: 'Mine' });
  give();
  await published;
  expect([videoForm.fields.title, publications.byWork]).toEqual(['Mine', {}]);
});

test('a work published before the sign-out empties no form of the next member', async () => {
  const { answer, give } = held({});
  const sent = fakeApi({ '/script/okl-handle': () => answer });
  Object.assign(publishForm, { worksId: 4, title: 'Sea' });
  const work = { worksId: 4, name: 'Sea', description: '', ratio: '1:1', video: '', poster: '', picture: '' };
  const published = publishWork(work);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  signInAnother();
  Object.assign(publishForm, { worksId: 9, title: 'Mine' });
  give();
  await published;
  expect([publishForm.title, publications.byWork]).toEqual(['Mine', {}]);
});
