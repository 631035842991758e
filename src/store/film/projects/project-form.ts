import * as v from 'valibot';
import { proxy } from 'valtio';
import { CREATION, FILM_RATIOS, TEXT_TYPES } from '../../../api/projects.ts';
import { storyProblem } from '../../../api/story.ts';
import { STYLE_CATEGORIES } from '../../../api/styles.ts';
import { persistAsDraft } from '../../form-draft.ts';
import { formParts } from '../../form-parts.ts';
import { scriptFile } from './script-file.ts';

const Draft = v.object({
  method: v.picklist([CREATION.story, CREATION.file, CREATION.blank]),
  textType: v.picklist(TEXT_TYPES),
  ratio: v.picklist(FILM_RATIOS),
  title: v.string(),
  story: v.string(),
  category: v.picklist(STYLE_CATEGORIES),
  /** Null for the category's first style (decisions C-31). */
  style: v.nullable(v.object({ id: v.optional(v.number()), name: v.string(), image: v.string() })),
  /** The idea that became a story or an advert, the text as it was written, and the title that the idea gave; null before. */
  developed: v.optional(
    v.nullable(
      v.object({ idea: v.string(), story: v.string(), title: v.string(), as: v.picklist(TEXT_TYPES) }),
    ),
    null,
  ),
});
export type ProjectForm = v.InferOutput<typeof Draft>;

const BLANK: ProjectForm = {
  method: CREATION.story,
  textType: 'story',
  ratio: '16:9',
  title: '',
  story: '',
  category: 'Animation',
  style: null,
  developed: null,
};

/** The new project's form. It survives closing the dialog and, as a draft, the tab. */
export const projectForm = proxy<ProjectForm>({ ...BLANK });

/** What leaving the field warns about: 1 to 4 characters are too few, none is fine for now (PROJ-22, decisions A-21). */
export const storyWarning = (story: string): ReturnType<typeof storyProblem> =>
  story.trim() === '' ? null : storyProblem(story);

/** Whether a project can be created: a story needs at least five characters and a few words, a script its file (decisions C-31). */
export function canCreate({ method, story }: Pick<ProjectForm, 'method' | 'story'>): boolean {
  if (method === CREATION.file) return scriptFile.file !== null;
  return method === CREATION.blank || storyProblem(story) === null;
}

export const projectDraft = persistAsDraft('project', projectForm, Draft, {
  blank: BLANK,
  division: formParts(BLANK, ['title', 'story', 'developed']),
  isUntouched: ({ story, title }) => story === '' && title === '',
});
