import { proxy } from 'valtio';
import type { CallInput } from '../../../api/call.ts';
import { CREATION, createProject } from '../../../api/projects.ts';
import { onLeave } from '../../account/on-leave.ts';
import { submitTask } from '../../tasks/submit-task.ts';
import type { ProjectForm } from './project-form.ts';
import { loadProjects } from './projects.ts';

/** Where the last press of Create stands; the dialog says it. */
export const creating = proxy({
  state: 'idle' as
    | 'idle'
    | 'sending'
    /** No answer came; the server is being asked what became of it (decisions A-42). */
    | 'checking'
    /** The server knows of no such submit. */
    | 'not-charged'
    /** Nobody can say; the list will show it if it was made. */
    | 'unclear',
});

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
  creating.state = 'sending';
  try {
    const submitted = await submitTask(createProject, createRequest(form, name), {
      context: { kind: 'project', page: '/create', prompt: name },
      onUnanswered: () => {
        creating.state = 'checking';
      },
    });
    creating.state = submitted.status === 'accepted' ? 'idle' : submitted.status;
    if (submitted.status !== 'not-charged') await loadProjects().catch(() => undefined);
    return submitted.status === 'accepted' ? submitted.answer.script_id : null;
  } catch (error) {
    creating.state = 'idle';
    throw error;
  }
}

onLeave(() => {
  creating.state = 'idle';
});
