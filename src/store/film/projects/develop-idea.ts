import { proxy } from 'valtio';
import { cutTo } from '../../../api/cut-text.ts';
import { developIdea, PROJECT_LIMITS } from '../../../api/projects.ts';
import { client } from '../../client.ts';
import { projectForm } from './project-form.ts';

/** An idea that became the story of the new project's form. */
export const developed = proxy({
  state: 'idle' as 'idle' | 'writing',
  /** Empty until an idea was developed. */
  idea: '',
  story: '',
  /** What the story was written as. */
  as: 'story' as 'story' | 'adv',
  /** The title that the idea gave the project, if it had none. */
  title: '',
});

/** An idea as a title: whole words, without the mark at its end. */
function titleOf(idea: string): string {
  const plain = idea.split('\n')[0]?.replace(/[\s.!?。！？…]+$/u, '') ?? '';
  const { titleCharacters: most } = PROJECT_LIMITS;
  if (plain.length <= most) return plain;
  const part = cutTo(plain, most);
  return part.includes(' ') ? part.slice(0, part.lastIndexOf(' ')) : part;
}

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
  const { story: before, textType } = projectForm;
  const idea = isDeveloped(developed, before) ? developed.idea : before.trim();
  developed.state = 'writing';
  try {
    const { story } = await client.send(developIdea, { idea, text_type: textType });
    if (projectForm.story !== before || projectForm.textType !== textType) return false;
    projectForm.story = story;
    Object.assign(developed, { idea, story, as: textType });
    // else it would be named after the story's first words, an ordinary morning
    if (projectForm.title.trim() === '') developed.title = projectForm.title = titleOf(idea);
    return true;
  } finally {
    developed.state = 'idle';
  }
}

/** Puts the idea back. */
export function undoDeveloped(): void {
  projectForm.story = developed.idea;
  if (projectForm.title === developed.title) projectForm.title = '';
  Object.assign(developed, { idea: '', story: '', title: '' });
}
