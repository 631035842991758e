import { proxy } from 'valtio';
import { PROJECT_STEP, readProject } from '../../api/projects.ts';
import { onSignOut } from '../account/on-sign-out.ts';
import { session } from '../account/session-state.ts';
import { cacheAnswer, showLastAnswer } from '../answers.ts';
import { failInBackground } from '../background-errors.ts';
import { client } from '../client.ts';
import { onRowNews } from '../row-tabs.ts';

/** The steps of the workflow (SCRIPT-01). */
export const STEP = PROJECT_STEP;
export type Step = (typeof STEP)[keyof typeof STEP];
/** The tabs of the storyboard's sidebar (SHELL-12). */
export const FILM_TAB = { drawing: 1, video: 2 } as const;

const CLOSED = {
  /** 0 while the list of projects is shown. */
  projectId: 0,
  name: '',
  /** The furthest step that can be gone to (SCRIPT-02). */
  reached: STEP.script as Step,
  /** SHELL-11. */
  step: STEP.script as Step,
  tab: FILM_TAB.drawing as (typeof FILM_TAB)[keyof typeof FILM_TAB],
  /** `generate_type` of the project, which its styles are asked for with (decisions C-14). */
  generateType: 1,
  /** Whether a script can be written from its story. */
  hasStory: true,
  /** Why its script could not be written last, in the server's words; empty if it could. */
  failMsg: '',
  state: 'idle' as 'idle' | 'loading' | 'ready' | 'failed',
};

/** The open project. This state exists in the browser only (SHELL-17). */
export const film = proxy({ ...CLOSED });
/** The token it was opened with. */
let owner: string | null = null;

/** Converts a step number of the server or of an address; anything unknown is the script. */
export const stepOf = (number: number): Step =>
  number >= STEP.storyboard ? STEP.storyboard : number === STEP.characters ? STEP.characters : STEP.script;

/** The step a project opens at: the storyboard if it was reached, else the script (PROJ-13). */
export const startStep = (reached: number): Step =>
  reached >= STEP.storyboard ? STEP.storyboard : STEP.script;

const CACHE_KEY = (id: number): string => `script/script-info|${id}`;
interface Cached {
  name: string;
  step: number;
  hasStory?: boolean;
}

/**
 * Opens a project: reads its name and how far it has come (PROJ-14), after showing what was cached from the last visit.
 * @throws ApiError; without a cached copy the state is then `failed`
 */
export async function openFilm(id: number): Promise<void> {
  const { token } = session;
  if (!token) return;
  owner = token;
  if (film.projectId !== id) Object.assign(film, CLOSED, { projectId: id, state: 'loading' });
  const here = () => film.projectId === id && session.token === token;
  await showLastAnswer<Cached>(CACHE_KEY(id), (cached) => {
    if (here() && film.state !== 'ready') show(cached);
  });
  try {
    const { name, step, has_story, fail_msg } = await client.send(readProject, { script_id: id });
    if (!here()) return;
    const reached = Math.max(step, film.state === 'ready' ? film.reached : 0);
    show({ name, step: reached, hasStory: has_story === 1 });
    film.failMsg = fail_msg;
    void remember();
  } catch (error) {
    if (here() && film.state !== 'ready') film.state = 'failed';
    throw error;
  }
}

function show({ name, step, hasStory = true }: Cached): void {
  Object.assign(film, { name, reached: stepOf(step), hasStory, state: 'ready' });
}

const remember = (): Promise<void> =>
  cacheAnswer(owner, CACHE_KEY(film.projectId), {
    name: film.name,
    step: film.reached,
    hasStory: film.hasStory,
  });

/** Changes the open project's name. */
export function rememberName(name: string): void {
  film.name = name;
  void remember();
}

/** Closes the project. */
export function closeFilm(): void {
  Object.assign(film, CLOSED);
}

/** Shows a step, or the furthest one reached. @returns the step that is shown */
export function showStep(step: Step): Step {
  film.step = step > film.reached ? film.reached : step;
  return film.step;
}

/** Marks a step as reached. */
export function reachStep(step: Step): void {
  if (step <= film.reached) return;
  film.reached = step;
  void remember();
}

// whoever has it open in another tab would work on, and each change would be refused
onRowNews('project', ({ kind, id }) => {
  if (id !== film.projectId) return;
  if (kind === 'deleted') film.state = 'failed';
  else if (kind === 'restored') openFilm(id).catch(failInBackground);
});

onSignOut(closeFilm);
