import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { deleteProject, listProjects } from '../../../src/api/projects.ts';
import { deleteFilm, loadProjects, projects } from '../../../src/store/film/projects/projects.ts';
import { forgetTask } from '../../../src/store/tasks/tasks.ts';
import { fakeApi, Refused } from '../fake-api.ts';

vi.mock('../../../src/store/tasks/tasks.ts', () => ({
  adoptTasks: vi.fn(),
  forgetTask: vi.fn(async () => undefined),
}));

const lists = [{ date: '2020-02-04', data: [{ id: 8, name: 'The lamp' }] }];

test('a deleted film is followed no more, neither its script nor its storyboard, whose list would be refused', async () => {
  let refuses = true;
  fakeApi({
    [listProjects.path]: () => ({ lists }),
    [deleteProject.path]: () => (refuses ? new Refused('Not now') : { lists: [] }),
  });
  await loadProjects();
  await expect(deleteFilm(8)).rejects.toThrow('Not now');
  expect(projects.groups).toHaveLength(1);
  expect(forgetTask).not.toHaveBeenCalled();
  refuses = false;
  await deleteFilm(8);
  expect(vi.mocked(forgetTask).mock.calls).toEqual([
    ['shot-list', '8'],
    ['project', '8'],
  ]);
});
