import type { Style } from '../../../api/styles.ts';
import type { ProjectForm } from '../../../store/film/projects/project-form.ts';
import { type StyleGroup, styleNow, stylesOf } from '../../../store/styles.ts';

type Chosen = Pick<ProjectForm, 'category' | 'style'>;
type Groups = readonly { readonly name: string; readonly lists: readonly Readonly<Style>[] }[];

/** The style a project gets: the chosen one if it still exists, otherwise the first of its category (decisions C-31). */
export function chosenStyle(
  { category, style }: Chosen,
  groups: Groups | readonly StyleGroup[],
): Readonly<Style> | null {
  return (
    // a draft may have the name in another language, or the one before a change
    styleNow(groups, style) ??
    groups.flatMap(({ lists }) => lists).find(({ name }) => name === style?.name) ??
    stylesOf(groups, category)[0] ??
    null
  );
}
