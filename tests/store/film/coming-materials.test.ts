import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { addPicture, loadPictures, materials } from '../../../src/store/film/storyboard/materials.ts';
import { opened, picture, tasksOf } from './board-material.ts';

// without the engine
vi.mock('../../../src/store/tasks/tasks.ts', () => ({ adoptTasks: vi.fn() }));

test('[ENGINE-21] a picture that begins while the list is on its way stays on top, once', async () => {
  const answers: ((lists: unknown[]) => void)[] = [];
  await opened(97, {
    '/script/list-draw-pro': () =>
      new Promise((answer) => answers.push((lists) => answer({ lists, has_next: 0 }))),
  });
  const read = async (lists: unknown[], meanwhile = () => {}) => {
    const reading = loadPictures();
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    meanwhile();
    answers.pop()?.(lists);
    await reading;
    return tasksOf(materials.pictures.items);
  };
  const begin = () => addPicture(1, picture('p2', { state: 2 }));
  expect(await read([picture('p1')])).toEqual(['p1']);
  expect(await read([picture('p1')], begin)).toEqual(['p2', 'p1']);
  expect(await read([picture('p2'), picture('p1')])).toEqual(['p2', 'p1']);
  // the list was quicker than the answer of the submit
  begin();
  expect(tasksOf(materials.pictures.items)).toEqual(['p2', 'p1']);
});
