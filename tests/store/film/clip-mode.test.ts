import { afterEach, expect, test } from 'vitest';
import { board, closeBoard } from '../../../src/store/film/storyboard/board.ts';
import { CLIP_WAYS } from '../../../src/store/film/storyboard/costs.ts';
import {
  chooseClipMode,
  chooseReferences,
  clipForm,
  restoreClipMode,
} from '../../../src/store/film/storyboard/generate.ts';
import { readDraft, writeDraft } from '../../../src/store/own-drafts.ts';
import { fakeApi } from '../fake-api.ts';

const FILM = 5150;
const NAME = `clip-mode|${FILM}`;
const either = CLIP_WAYS.find(({ row }) => row.frames && row.references)?.row.value ?? '';

afterEach(closeBoard);

test('references instead of frames are still chosen when the film is opened again, and another mode begins with frames', async () => {
  fakeApi({});
  board.projectId = FILM;
  chooseClipMode(either);
  chooseReferences(true);
  await expect.poll(() => readDraft(NAME)).toEqual({ mode: either, references: true });
  await restoreClipMode(FILM);
  expect(clipForm).toEqual({ mode: either, references: true });
  chooseClipMode('lite');
  await expect.poll(() => readDraft(NAME)).toEqual({ mode: 'lite', references: false });
});

test('a mode that an earlier version has stored alone is still chosen', async () => {
  fakeApi({});
  board.projectId = FILM;
  await writeDraft(NAME, either);
  await restoreClipMode(FILM);
  expect(clipForm).toEqual({ mode: either, references: false });
});
