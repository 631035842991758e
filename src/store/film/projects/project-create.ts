import type { CallInput } from '../../../api/call.ts';
import { cutTo } from '../../../api/cut-text.ts';
import { CREATION, createProject, PROJECT_LIMITS } from '../../../api/projects.ts';
import { failInBackground } from '../../background-errors.ts';
import { createSubmit } from '../../tasks/create-submit.ts';
import type { ProjectForm } from './project-form.ts';
import { loadProjects } from './projects.ts';
import { nameOfFile, scriptFile } from './script-file.ts';

/** The submit of Create. */
const create = createSubmit('project');

/** Its progress, shown by the dialog. */
export const creating = create.progress;

/**
 * The call that a filled form makes (PROJ-30).
 * @param dated the name of a project without a title; the title of its script may replace it (decisions C-30)
 */
export function createRequest(form: ProjectForm, dated: string): CallInput<typeof createProject> {
  const title = form.title.trim();
  const file = form.method === CREATION.file ? scriptFile.file : null;
  const named = file ? [...nameOfFile(file)].slice(0, PROJECT_LIMITS.titleCharacters).join('') : '';
  return {
    generate_method: form.method,
    name: title || named || dated,
    ...(title || named ? {} : { auto_name: 1 }),
    content: form.method === CREATION.story ? form.story.trim() : '',
    ...(file ? { script: file } : {}),
    text_type: form.textType,
    width_height: form.ratio,
    style_img: form.style?.image ?? '',
    style_name: form.style?.name ?? '',
  };
}

/** Characters of a story that stand for a film without a title. */
const OPENING = 40;

/**
 * What the task is called: by the film's name, or by how its story begins as long as that is a date. The script's title, which the list
 * has by then, mostly begins so too; nobody has read the date.
 */
export function taskNameOf({ name = '', auto_name, content = '' }: CallInput<typeof createProject>): string {
  const [opening = ''] = content.split('\n');
  if (!auto_name || opening === '') return name;
  return opening.length > OPENING ? `${cutTo(opening, OPENING).trimEnd()}…` : opening;
}

/**
 * Creates a project and reloads the list, where it is shown as generating (PROJ-31).
 * @returns its id; null if no answer came: see `creating`
 * @throws ApiError when the server refuses
 */
export async function createFilm(form: ProjectForm, dated: string): Promise<number | null> {
  const request = createRequest(form, dated);
  const submitted = await create.send(createProject, request, {
    context: { prompt: taskNameOf(request) },
    reload: loadProjects,
  });
  if (submitted.status !== 'accepted') return null;
  await loadProjects().catch(failInBackground);
  return submitted.answer.script_id;
}
