import type { CallInput } from '../../../api/call.ts';
import { CREATION, createProject } from '../../../api/projects.ts';
import { failInBackground } from '../../background-errors.ts';
import { createSubmit } from '../../tasks/create-submit.ts';
import type { ProjectForm } from './project-form.ts';
import { loadProjects } from './projects.ts';

/** The press of Create. */
const create = createSubmit('project');

/** Where it stands; the dialog says it. */
export const creating = create.progress;

/**
 * The call that a filled form makes (PROJ-30).
 * @param dated the name of a project without a title; the title of its script may replace it (decisions C-30)
 */
export function createRequest(form: ProjectForm, dated: string): CallInput<typeof createProject> {
  const title = form.title.trim();
  return {
    generate_method: form.method,
    name: title || dated,
    ...(title ? {} : { auto_name: 1 }),
    content: form.method === CREATION.blank ? '' : form.story.trim(),
    text_type: form.textType,
    width_height: form.ratio,
    style_img: form.style?.image ?? '',
    style_name: form.style?.name ?? '',
  };
}

/**
 * Makes a project and reads the list anew, where it stands as generating (PROJ-31).
 * @returns its id; null when no answer came, then `creating` says what is known
 * @throws ApiError when the server refuses
 */
export async function createFilm(form: ProjectForm, dated: string): Promise<number | null> {
  const request = createRequest(form, dated);
  const submitted = await create.send(createProject, request, {
    context: { prompt: request.name ?? dated },
    reload: loadProjects,
  });
  if (submitted.status !== 'accepted') return null;
  await loadProjects().catch(failInBackground);
  return submitted.answer.script_id;
}
