import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Shot } from '../../../src/api/shot.ts';
import { onBackgroundError } from '../../../src/store/background-errors.ts';
import { addRole, cast, loadCast } from '../../../src/store/film/characters/cast.ts';
import { bindRoleVoice, roleVoices } from '../../../src/store/film/characters/role-voices.ts';
import { loadScript } from '../../../src/store/film/script/script.ts';
import { importFile } from '../../../src/store/film/script/script-files.ts';
import { startBatch, startUpscale } from '../../../src/store/film/storyboard/batch.ts';
import { board } from '../../../src/store/film/storyboard/board.ts';
import { askAboutScript, followScript } from '../../../src/store/film/storyboard/script-update.ts';
import { addShot, continueShot, copyShot } from '../../../src/store/film/storyboard/shots.ts';
import { bindSpeaker, NARRATOR } from '../../../src/store/film/storyboard/speakers.ts';
import { submitTask } from '../../../src/store/tasks/submit-task.ts';
import { Refused } from '../fake-api.ts';
import { bodies, openBoard, wireShot } from './board-shots.ts';

// without the engine
vi.mock('../../../src/store/tasks/tasks.ts', () => ({ adoptTasks: vi.fn() }));
vi.mock('../../../src/store/tasks/submit-task.ts', () => ({ submitTask: vi.fn() }));

const heard = vi.fn();
beforeEach(() => {
  heard.mockClear();
  onBackgroundError(heard);
});

const voice = { voice_name: 'Ann', voice_type: 'en-1', tags: [], platform: 'x', test_audio_url: '' } as never;
const line = { drama_id: 4, list_order: 3, hm_desc: 'A pier.', dialogue: '' };
const script = { added: [line], removed: [], changed: [], reordered: 0, revision: 'r1' };
const shots = () => board.shots as Shot[];

/** What is saved, or begun and paid for, before the list is read again. */
const SAVED: Record<string, () => Promise<unknown>> = {
  'a batch': () => startBatch('picture', shots(), { price: 4 }),
  'a batch in HD': () => startUpscale('picture', shots(), 4),
  'a new shot': () => addShot(),
  'a copy': () => copyShot(1),
  'a shot that goes on': () => continueShot({ id: 1, video_id: 0 }),
  'the voice of a speaker': () => bindSpeaker(NARRATOR, voice),
  'the voice of a role': () => bindRoleVoice('Mei', voice),
  'a new role': () => addRole('Bo'),
  'an imported script': () => importFile(new File(['x'], 'script.xlsx')),
};

async function opened(projectId: number) {
  let reads = true;
  const told = (answer: unknown) => () => (reads ? answer : new Refused('out of reach', 503));
  const list = { lists: [wireShot(1), wireShot(2)] };
  vi.mocked(submitTask).mockResolvedValue({ status: 'accepted', answer: null } as never);
  const { sent } = await openBoard(projectId, list.lists, {
    '/script/list-scense': told(list),
    '/script/list-role': told({ lists: [] }),
    '/script/list-drama': told({ lists: [] }),
    '/script/copy-scense': () => ({ scense_data: { id: 3 }, drama_ids: [] }),
    '/script/bind-voice': () => ({ binds: [{ role_name: 'Mei', voice_name: 'Ann' }] }),
    '/studio/storyboard/compare': () => script,
    '/studio/storyboard/update': () => ({ update_id: 7 }),
  });
  await loadCast(projectId);
  await loadScript(projectId);
  await askAboutScript();
  reads = false;
  return { sent };
}

let last = 720;

test.each(Object.entries(SAVED))(
  '%s is no failure because the list cannot be read again',
  async (_, save) => {
    last += 1;
    await opened(last);
    await save();
    expect(heard).toHaveBeenCalled();
  },
);

test('an update of the storyboard that cannot be read at once can still be taken back', async () => {
  const { sent } = await opened(750);
  const undo = await followScript();
  expect(undo).toBeTypeOf('function');
  if (typeof undo === 'function') await undo();
  expect(bodies(sent, '/studio/storyboard/undo')).toMatchObject([{ update_id: 7 }]);
});

test('bindings that arrive after another film was opened are not shown there', async () => {
  await opened(751);
  roleVoices.binds = [];
  const binding = bindRoleVoice('Mei', voice);
  cast.projectId = 752;
  await binding;
  expect(roleVoices.binds).toEqual([]);
});
