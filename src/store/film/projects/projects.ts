import { proxy, ref } from 'valtio';
import {
  copyProject,
  deleteProject,
  listProjects,
  PROJECT_STATUS,
  type Project,
  regenerateProject,
} from '../../../api/projects.ts';
import { onLeave } from '../../account/on-leave.ts';
import { session } from '../../account/session-state.ts';
import { keepAnswer } from '../../answers.ts';
import { client } from '../../client.ts';
import { recall } from '../../pages-db.ts';
import { createSubmit } from '../../tasks/create-submit.ts';
import type { Submitted } from '../../tasks/submit-task.ts';
import { adoptTasks, forgetTask } from '../../tasks/tasks.ts';
import { phaseOf } from './project-view.ts';

/** The projects of one day; `date` is YYYY-MM-DD in the zone of this browser. */
export interface ProjectGroup {
  date: string;
  data: Project[];
}

const BLANK = {
  /** Newest day first, as the server says (PROJ-02). */
  groups: [] as ProjectGroup[],
  state: 'idle' as 'idle' | 'loading' | 'ready' | 'failed',
  /** What is shown was kept from an earlier visit. */
  kept: false,
  /** The login whose projects these are: whose it is may be known only later. */
  owner: null as string | null,
};

/** The film projects of the signed-in account. */
export const projects = proxy({ ...BLANK });

const KEPT = 'script/list-script-pro|';
/** Rises with each reading: an answer that a later one has overtaken is dropped. */
let turn = 0;

/** Forgets the list on the screen, when another account takes over. */
export function clearProjects(): void {
  Object.assign(projects, BLANK);
}

/** The tracking's words for a project: what a notice quotes, and what its poll is about. */
export const projectContext = ({ id, name }: Pick<Project, 'id' | 'name'>) => ({
  kind: 'project',
  page: '/create',
  prompt: name,
  script_id: id,
});

// groups are replaced whole and never changed in place: no need for proxies inside them
function show(groups: readonly ProjectGroup[]): void {
  projects.groups = groups.filter(({ data }) => data.length > 0).map((group) => ref(group));
}

/**
 * Takes over a list that the server has answered, and follows what it says is being written (ENGINE-33).
 * @param token the login that asked: the answer of one that is gone belongs to nobody
 */
async function take(groups: ProjectGroup[], token: string | null): Promise<void> {
  if (session.token !== token) return;
  turn += 1;
  show(groups);
  Object.assign(projects, { state: 'ready', kept: false });
  void keepAnswer(token, KEPT, groups);
  await adoptTasks(
    'project',
    groups
      .flatMap(({ data }) => data)
      .filter(({ async_status }) => phaseOf(async_status) === 'writing')
      .map((project) => ({
        id: String(project.id),
        state: project.async_status,
        context: projectContext(project),
      })),
  );
}

/**
 * Reads the list (PROJ-01), after showing what was kept from the last visit.
 * @throws ApiError; what was kept stays on the screen
 */
export async function loadProjects(): Promise<void> {
  const { token, userId } = session;
  if (!token) return;
  turn += 1;
  const mine = turn;
  const current = () => session.token === token && mine === turn;
  if (projects.owner !== token) clearProjects();
  Object.assign(projects, { owner: token, state: 'loading' });
  if (projects.groups.length === 0) await showKept(userId, current);
  try {
    const { lists } = await client.send(listProjects, {});
    if (current()) await take(lists, token);
  } catch (error) {
    if (current()) projects.state = 'failed';
    throw error;
  }
}

async function showKept(userId: number, current: () => boolean): Promise<void> {
  const kept = (await recall('answers', userId, KEPT)) as ProjectGroup[] | undefined;
  if (!kept?.length || !current() || projects.groups.length > 0) return;
  show(kept);
  projects.kept = true;
}

/** Copies a project and shows the lists that come back (PROJ-07). @throws ApiError */
export async function copyFilm(id: number): Promise<void> {
  const { token } = session;
  await take((await client.send(copyProject, { script_id: id })).lists, token);
}

/** Takes a project away at once and shows the lists that come back (PROJ-09); it returns when refused. @throws ApiError */
export async function deleteFilm(id: number): Promise<void> {
  const { token } = session;
  const before = projects.groups;
  show(before.map(({ date, data }) => ({ date, data: data.filter((one) => one.id !== id) })));
  try {
    await take((await client.send(deleteProject, { id })).lists, token);
    await forgetTask('project', String(id));
  } catch (error) {
    if (session.token === token) show(before);
    throw error;
  }
}

const rewriting = createSubmit('project');

/**
 * Has a project's script written anew (SCRIPT-05); the answered status puts it back to generating.
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

function setStatus(id: number, async_status: number = PROJECT_STATUS.ready): void {
  show(
    projects.groups.map(({ date, data }) => ({
      date,
      data: data.map((one) => (one.id === id ? { ...one, async_status } : one)),
    })),
  );
}

onLeave(clearProjects);
