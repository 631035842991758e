import type { Style } from '../../../api/styles.ts';
import type { ProjectForm } from '../../../store/film/projects/project-form.ts';
import type { StyleGroup } from '../../../store/styles.ts';

type Chosen = Pick<ProjectForm, 'category' | 'style'>;
type Groups = readonly { readonly name: string; readonly lists: readonly Readonly<Style>[] }[];

/** The styles of the chosen category, whatever language its name is in. */
export const stylesOf = (groups: Groups, category: ProjectForm['category']): readonly Readonly<Style>[] =>
  groups.find(({ name, lists }) => (lists[0]?.category ?? name) === category)?.lists ?? [];

/** The style a project gets: the chosen one as far as it still exists, else the first of its category (decisions C-31). */
export function chosenStyle(
  { category, style }: Chosen,
  groups: Groups | readonly StyleGroup[],
): Readonly<Style> | null {
  const all = groups.flatMap(({ lists }) => lists);
  // a draft from before a change of language knows it by another name
  return (
    all.find(({ name, image }) => name === style?.name || image === style?.image) ??
    stylesOf(groups, category)[0] ??
    null
  );
}
