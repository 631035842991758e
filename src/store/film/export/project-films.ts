import { proxy, ref } from 'valtio';
import { listTasks, type TaskItem } from '../../../api/task-list.ts';
import { browser } from '../../browser.ts';
import { client } from '../../client.ts';
import { createRemote, type RemoteState } from '../../remote.ts';

/** The exports of one project, newest first. */
export const projectFilms = proxy<RemoteState & { projectId: number; items: TaskItem[] }>({
  projectId: 0,
  items: [],
  state: 'idle',
  cached: false,
});

const show = (items: readonly TaskItem[]): void => {
  projectFilms.items = items.map((item) => ref(item));
};

const remote = createRemote<TaskItem[], TaskItem[]>(projectFilms, {
  name: () => `studio/task/list|export ${projectFilms.projectId}|${browser.language}`,
  ask: async () =>
    (await client.send(listTasks, { kind: 'export', script_id: projectFilms.projectId })).lists,
  isEmpty: () => projectFilms.items.length === 0,
  clear: () => show([]),
  showCached: show,
  show: (items) => {
    show(items);
    return items;
  },
});

/** Reads the exports of a project. @throws ApiError; what was cached stays on the screen */
export async function loadProjectFilms(projectId: number): Promise<void> {
  projectFilms.projectId = projectId;
  await remote.load();
}
