import type { Style } from '../../../api/styles.ts';
import type { ProjectForm } from '../../../store/film/projects/project-form.ts';
import { type StyleGroup, stylesOf } from '../../../store/styles.ts';

type Chosen = Pick<ProjectForm, 'category' | 'style'>;
type Groups = readonly { readonly name: string; readonly lists: readonly Readonly<Style>[] }[];

/** The style a project gets: the chosen one if it still exists, otherwise the first of its category (decisions C-31). */
export function chosenStyle(
  { category, style }: Chosen,
  groups: Groups | readonly StyleGroup[],
): Readonly<Style> | null {
  const all = groups.flatMap(({ lists }) => lists);
  // a draft may have the name in another language
  return (
    all.find(({ name, image }) => name === style?.name || image === style?.image) ??
    stylesOf(groups, category)[0] ??
    null
  );
}
