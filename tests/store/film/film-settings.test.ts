import { beforeEach, expect, test } from 'vitest';
import { forgetAll } from '../../../src/store/account/on-sign-out.ts';
import { filmLook, loadFilmLook, saveFilmLook } from '../../../src/store/film/export/film-settings.ts';
import { fakeApi } from '../fake-api.ts';
import { bodies } from './board-shots.ts';

const SAVE = '/studio/film/save';
beforeEach(forgetAll);

test('settings of another film that are the same as those just saved for the last one are saved too', async () => {
  let give = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    give = resolve;
  });
  const sent = fakeApi({
    '/studio/film/settings': () => ({ transition: 'fade', title: '', end: '', shots: [] }),
    [SAVE]: () => held,
  });
  await loadFilmLook(1);
  filmLook.transition = 'cut';
  const saving = saveFilmLook([]);
  await loadFilmLook(2);
  give();
  await saving;
  filmLook.transition = 'cut';
  await saveFilmLook([]);
  expect(bodies(sent, SAVE)).toMatchObject([{ script_id: 1 }, { script_id: 2, transition: 'cut' }]);
});
