import { proxy, ref } from 'valtio';
import {
  copyProject,
  deleteProject,
  listProjects,
  PROJECT_STATUS,
  type Project,
  regenerateProject,
  restoreProject,
} from '../../../api/projects.ts';
import { session } from '../../account/session-state.ts';
import { client } from '../../client.ts';
import { type BringBack, deletions } from '../../deletions.ts';
import { createRemote, type RemoteState } from '../../remote.ts';
import { onRowNews } from '../../row-tabs.ts';
import { createSubmit } from '../../tasks/create-submit.ts';
import type { Submitted } from '../../tasks/submit-task.ts';
import { adoptTasks, forgetTask } from '../../tasks/tasks.ts';
import { phaseOf } from './project-view.ts';

/** The projects of one day; `date` is YYYY-MM-DD in the zone of this browser. */
export interface ProjectGroup {
  date: string;
  data: Project[];
}

/** The account's film projects, newest day first (PROJ-02). */
export const projects = proxy<RemoteState & { groups: ProjectGroup[] }>({
  groups: [],
  state: 'idle',
  cached: false,
});

/** A project's task context: what notices quote, and which project it is. */
export const projectContext = ({ id, name }: Pick<Project, 'id' | 'name'>) => ({
  kind: 'project',
  page: '/create',
  prompt: name,
  script_id: id,
});

/** The list as the server told it last, with what was deleted since. */
let told: readonly ProjectGroup[] = [];
/** Ids of deleted projects; an answer that was under way may still have them. */
const deleted = new Set<number>();

// groups are replaced whole and never changed in place: no need for proxies inside them
function show(groups: readonly ProjectGroup[]): void {
  told = groups;
  projects.groups = groups
    .map(({ date, data }) => ({ date, data: data.filter(({ id }) => !deleted.has(id)) }))
    .filter(({ data }) => data.length > 0)
    .map((group) => ref(group));
}

const remote = createRemote<ProjectGroup[], ProjectGroup[]>(projects, {
  name: () => 'script/list-script-pro|',
  ask: async () => (await client.send(listProjects, {})).lists,
  isEmpty: () => projects.groups.length === 0,
  clear: () => {
    deleted.clear();
    show([]);
  },
  showCached: show,
  show: (groups) => {
    show(groups);
    return projects.groups;
  },
});

/** Clears the list, when the account changes. */
export const clearProjects = remote.forget;

/** Tracks the projects that a list shows as being written (ENGINE-33). */
const adopt = (groups: readonly ProjectGroup[], asOf: number): Promise<void> =>
  adoptTasks(
    'project',
    groups
      .flatMap(({ data }) => data)
      .filter(({ async_status }) => phaseOf(async_status) === 'writing')
      .map((project) => ({
        id: String(project.id),
        state: project.async_status,
        asOf,
        context: projectContext(project),
      })),
  );

/** Reads the list (PROJ-01). @throws ApiError; the cached list stays on the screen */
export async function loadProjects(): Promise<void> {
  const asOf = Date.now();
  const groups = await remote.load();
  if (groups) await adopt(groups, asOf);
}

/** Shows the list that a change answers with. @param token the login that asked */
async function take(ask: () => Promise<{ lists: ProjectGroup[] }>, token: string | null): Promise<void> {
  const asOf = Date.now();
  const { lists } = await ask();
  if (remote.take(lists, token)) await adopt(lists, asOf);
}

/** Copies a project and shows the returned lists (PROJ-07). @throws ApiError */
export async function copyFilm(id: number): Promise<void> {
  const { token } = session;
  await take(() => client.send(copyProject, { script_id: id }), token);
}

/** Takes a project out of the list. @returns puts it back */
function hide(id: number): () => void {
  const showRest = () => {
    show(told);
    if (projects.state !== 'idle') remote.cache(projects.groups);
  };
  deleted.add(id);
  showRest();
  return () => {
    deleted.delete(id);
    showRest();
  };
}

/** A deleted project that is back, and the list with it. */
interface Restored {
  id: number;
  lists: ProjectGroup[];
}

function showAgain({ id, lists }: Restored): void {
  deleted.delete(id);
  // a list that was never read has it in its first answer
  if (projects.state !== 'idle') remote.take(lists, session.token);
}

const remove = deletions<Restored>({
  kind: 'project',
  take: hide,
  showAgain,
  async sendDelete(id) {
    const { token } = session;
    await take(() => client.send(deleteProject, { id }), token);
    // its storyboard is followed as one, and would be refused from now on; its pictures and clips end by themselves, cancelled
    if (session.token === token) await forgetTask('shot-list', String(id));
  },
  sendRestore: async (id) => ({ id, ...(await client.send(restoreProject, { script_id: id })) }),
  adopt: async (restored) => {
    for (const { lists } of restored) await adopt(lists, Date.now());
  },
});

/** Removes a project at once, then shows the returned lists (PROJ-09). @throws ApiError; it is then back */
export const deleteFilm = (id: number): Promise<BringBack> => remove(id, String(id));

onRowNews<Restored>('project', (news) => {
  if (news.kind === 'deleted') hide(news.id);
  else if (news.kind === 'restored') showAgain(news.row);
});

const rewriting = createSubmit('project');

/**
 * Rewrites a project's script (SCRIPT-05); the answered status shows it as generating again.
 * @throws ApiError when the server refuses
 */
export async function rewriteFilm(project: Pick<Project, 'id' | 'name'>): Promise<Submitted<unknown>> {
  const submitted = await rewriting.send(
    regenerateProject,
    { script_id: project.id },
    { context: { prompt: project.name, script_id: project.id } },
  );
  if (submitted.status === 'accepted') setStatus(project.id, submitted.answer.async_status);
  return submitted;
}

const changeOne = (id: number, change: Partial<Project>): void =>
  show(
    told.map(({ date, data }) => ({
      date,
      data: data.map((one) => (one.id === id ? { ...one, ...change } : one)),
    })),
  );

const setStatus = (id: number, async_status: number = PROJECT_STATUS.ready): void =>
  changeOne(id, { async_status });

/** Changes a name in the list and its cache. */
export function nameProject(id: number, name: string): void {
  changeOne(id, { name });
  remote.cache(projects.groups);
}
