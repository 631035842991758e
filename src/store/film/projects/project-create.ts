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

/** The call that a filled form makes (PROJ-30). @param name never empty: a project without a title gets a dated one */
export function createRequest(form: ProjectForm, name: string): CallInput<typeof createProject> {
  return {
    generate_method: form.method,
    name,
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
export async function createFilm(form: ProjectForm, name: string): Promise<number | null> {
  const submitted = await create.send(createProject, createRequest(form, name), {
    context: { prompt: name },
    reload: loadProjects,
  });
  if (submitted.status !== 'accepted') return null;
  await loadProjects().catch(failInBackground);
  return submitted.answer.script_id;
}
