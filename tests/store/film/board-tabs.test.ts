import 'fake-indexeddb/auto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addRole, cast, deleteRole, giveRoleImage } from '../../../src/store/film/characters/cast.ts';
import { chooseRolePicture } from '../../../src/store/film/characters/role-materials.ts';
import { bindRoleVoice } from '../../../src/store/film/characters/role-voices.ts';
import { saveCast } from '../../../src/store/film/characters/save-cast.ts';
import { addShotWith, givePicture } from '../../../src/store/film/storyboard/give-picture.ts';
import { shotUpload } from '../../../src/store/film/storyboard/shot-upload.ts';
import { bindSpeaker } from '../../../src/store/film/storyboard/speakers.ts';
import { fakeApi } from '../fake-api.ts';
import { openBoard, wireShot } from './board-shots.ts';

// without the engine
vi.mock('../../../src/store/tasks/tasks.ts', () => ({ adoptTasks: vi.fn() }));

/** What another tab with the film open hears. */
function otherTab(): unknown[] {
  const other = new BroadcastChannel('inkreel-board');
  const heard: unknown[] = [];
  other.addEventListener('message', ({ data }) => heard.push(data));
  onTestFinished(() => other.close());
  return heard;
}
const voice = { voice_name: 'Aria', voice_type: 'en-aria', tags: '', platform: '', test_audio_url: '' };
const changed = (projectId: number) => ({ userId: 7, projectId, news: { kind: 'changed' } });

test('a picture that is uploaded for a shot is shown in the film’s other tabs, too', async () => {
  await openBoard(801, [wireShot(1)], { '/draw/upload': () => ({ qiniu_url: '/media/up.jpg' }) });
  const heard = otherTab();
  await shotUpload(1).take(new File(['x'], 'frame', { type: 'image/png' }));
  await vi.waitFor(() => expect(heard).toEqual([changed(801)]));
});

test('a voice that is chosen for all lines of a speaker speaks them in the film’s other tabs, too', async () => {
  await openBoard(802, [wireShot(1)], { '/script/bind-voice': () => ({ binds: [] }) });
  const heard = otherTab();
  await bindSpeaker('Mei', voice);
  await vi.waitFor(() => expect(heard).toEqual([changed(802)]));
});

test('a voice that is chosen for a character speaks in the tabs that show the storyboard, too', async () => {
  fakeApi({ '/script/bind-voice': () => ({ binds: [] }) });
  cast.projectId = 803;
  const heard = otherTab();
  await bindRoleVoice('Mei', voice);
  await vi.waitFor(() => expect(heard).toEqual([changed(803)]));
});

test('a picture of the drawing page that is put into a film is shown in the tabs that have it open', async () => {
  fakeApi({ '/script/handle-scense': () => ({ id: 4 }) });
  const heard = otherTab();
  const picture = { draw_id: 9, draw_index: 0, scene_img: '/media/9.png' };
  await givePicture(804, 1, picture);
  await vi.waitFor(() => expect(heard).toEqual([changed(804)]));
  await addShotWith(804, picture);
  await vi.waitFor(() => expect(heard).toHaveLength(3));
});

const CAST_CHANGES: Record<string, () => Promise<unknown>> = {
  'a new one': () => addRole('Bo'),
  'a deleted one': () => deleteRole(1),
  'its uploaded picture': () => giveRoleImage(1, '/media/up.jpg'),
  'its chosen picture': () => chooseRolePicture(1, { task_id: 't', images: ['/media/t.jpg'] } as never, 0),
  'its saved name': () => saveCast(),
};
test.each(Object.entries(CAST_CHANGES))(
  'a change of the characters (%s) is known to the tabs that show the storyboard',
  async (_, act) => {
    fakeApi({ '/script/handle-role': () => 2, '/script/list-role': () => ({ lists: [] }) });
    Object.assign(cast, {
      projectId: 805,
      roles: [{ id: 1, role_name: 'Mei', role_desc: '', role_img: '/a.jpg' }],
    });
    const heard = otherTab();
    await act();
    await vi.waitFor(() => expect(heard).toEqual([changed(805)]));
  },
);
