import { proxy } from 'valtio';
import { developIdea } from '../../../api/projects.ts';
import { client } from '../../client.ts';
import { projectForm } from './project-form.ts';

/** An idea that became the story of the new project's form. */
export const developed = proxy({
  state: 'idle' as 'idle' | 'writing',
  /** Empty until an idea was developed. */
  idea: '',
  story: '',
});

/** Whether the form still has the story as it was written. */
export const isDeveloped = (
  { idea, story }: Pick<typeof developed, 'idea' | 'story'>,
  now: string,
): boolean => idea !== '' && now === story;

/**
 * Puts a story in the place of the form's idea, or another one in the place of the last. A text that was changed meanwhile stays.
 * @returns whether the form has a new story @throws ApiError
 */
export async function developStory(): Promise<boolean> {
  const { story: before } = projectForm;
  const idea = isDeveloped(developed, before) ? developed.idea : before.trim();
  developed.state = 'writing';
  try {
    const { story } = await client.send(developIdea, { idea });
    if (projectForm.story !== before) return false;
    projectForm.story = story;
    Object.assign(developed, { idea, story });
    return true;
  } finally {
    developed.state = 'idle';
  }
}

/** Puts the idea back. */
export function undoDeveloped(): void {
  projectForm.story = developed.idea;
  Object.assign(developed, { idea: '', story: '' });
}
