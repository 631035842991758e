import { proxy } from 'valtio';
import { developIdea, PROJECT_LIMITS } from '../../../api/projects.ts';
import { client } from '../../client.ts';
import { type ProjectForm, projectForm } from './project-form.ts';

/** Whether an idea is being developed. */
export const developing = proxy({ writing: false });

/** An idea as a title, without the mark at its end. Of a longer one half would say little: then the script names the project. */
function titleOf(idea: string): string {
  const plain = idea.split('\n')[0]?.replace(/[\s.!?。！？…]+$/u, '') ?? '';
  return [...plain].length > PROJECT_LIMITS.titleCharacters ? '' : plain;
}

type Developed = Pick<ProjectForm, 'developed' | 'story'>;

/** The idea whose story the form still has as it was written; null if there is none. It stays with the draft, for undo. */
export const ideaBehind = ({ developed, story }: Readonly<Developed>): string | null =>
  developed?.story === story ? developed.idea : null;

/**
 * Puts a story in the place of the form's idea, or another one in the place of the last. A text that was changed meanwhile stays.
 * While one is being written, nothing else is asked for. @throws ApiError
 */
export async function developStory(): Promise<void> {
  if (developing.writing) return;
  const { story: before, textType } = projectForm;
  const idea = ideaBehind(projectForm) ?? before.trim();
  developing.writing = true;
  try {
    const { story } = await client.send(developIdea, { idea, text_type: textType });
    if (projectForm.story !== before || projectForm.textType !== textType) return;
    // the idea in its own words, which the story's need not be
    const named = projectForm.title.trim() === '';
    const title = named ? titleOf(idea) : (projectForm.developed?.title ?? '');
    Object.assign(projectForm, {
      story,
      developed: { idea, story, title, as: textType },
      ...(named && { title }),
    });
  } finally {
    developing.writing = false;
  }
}

/** Puts the idea back. */
export function undoDeveloped(): void {
  const { developed } = projectForm;
  if (!developed) return;
  if (projectForm.title === developed.title) projectForm.title = '';
  Object.assign(projectForm, { story: developed.idea, developed: null });
}
