import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { board, loadBoard } from '../../../src/store/film/storyboard/board.ts';
import { setRatio, setStyle } from '../../../src/store/film/storyboard/film-look.ts';
import { Refused } from '../fake-api.ts';
import { bodies, openBoard, wireShot } from './board-shots.ts';

// without the engine
vi.mock('../../../src/store/tasks/tasks.ts', () => ({ adoptTasks: vi.fn() }));

const UPDATE = '/script/update-script';
const three = () => [wireShot(1), wireShot(2), wireShot(3)];

test('[BOARD-02] [STYLE-16] ratio and style are saved with their type, and reverted if refused', async () => {
  const style = { name: 'Comic', image: '/media/comic.jpg' };
  const { sent } = await openBoard(59, three());
  await setRatio('16:9');
  await setRatio('9:16');
  await setStyle(style);
  expect(bodies(sent, '/script/update-script')).toEqual([
    { type: 2, script_id: 59, width_height: '9:16' },
    { type: 3, script_id: 59, style_name: 'Comic', style_img: '/media/comic.jpg' },
  ]);
  await openBoard(60, three(), { '/script/update-script': () => new Refused('no') });
  await expect(setRatio('9:16')).rejects.toThrow('no');
  await expect(setStyle(style)).rejects.toThrow('no');
  expect(board).toMatchObject({ ratio: '16:9', styleName: '' });
});

test('a list that was asked for before a change does not take it back', async () => {
  let answer: (told: unknown) => void = () => undefined;
  let slow = false;
  const before = { lists: three(), width_height: '16:9', style_name: '' };
  let told: object = before;
  const { sent } = await openBoard(61, three(), {
    '/script/list-scense': () => (slow ? new Promise((resolve) => (answer = resolve)) : told),
  });
  slow = true;
  const reading = loadBoard(61);
  await vi.waitFor(() => expect(bodies(sent, '/script/list-scense')).toHaveLength(1));
  slow = false;
  await setRatio('9:16');
  await setStyle({ name: 'Comic', image: '/media/comic.jpg' });
  told = { ...before, width_height: '9:16', style_name: 'Comic', style_img: '/media/comic.jpg' };
  answer(before);
  await reading;
  expect(board).toMatchObject({ ratio: '9:16', styleName: 'Comic' });
});

test('other tabs with the film draw with its new ratio and style', async () => {
  const heard = vi.fn();
  const other = new BroadcastChannel('inkreel-board');
  other.onmessage = ({ data }) => heard(data);
  const news = { projectId: 62, news: { kind: 'changed' } };
  await openBoard(62, three());
  await setRatio('9:16');
  await vi.waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(news)));
  await setStyle({ name: 'Comic', image: '/media/comic.jpg' });
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  other.close();
});

test('of two ratios in quick succession the last one is saved last', async () => {
  const answers: (() => void)[] = [];
  const { sent } = await openBoard(63, three(), {
    [UPDATE]: () => new Promise<null>((resolve) => answers.push(() => resolve(null))),
  });
  const changes = [setRatio('9:16'), setRatio('16:9')];
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  await Promise.all(changes);
  expect(bodies(sent, UPDATE)).toMatchObject([{ width_height: '9:16' }, { width_height: '16:9' }]);
  expect(board.ratio).toBe('16:9');
});

test('a change that fails takes a later one not back', async () => {
  let calls = 0;
  await openBoard(64, three(), {
    [UPDATE]: () => {
      calls += 1;
      return calls === 1 ? new Refused('no') : null;
    },
  });
  const [refused, made] = ['Comic', 'Ink'].map((name) => setStyle({ name, image: `/media/${name}.jpg` }));
  await expect(refused).rejects.toThrow('no');
  await made;
  expect(board).toMatchObject({ styleName: 'Ink', styleImage: '/media/Ink.jpg' });
});
