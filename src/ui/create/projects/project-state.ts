import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { CREATION, PROJECT_STEP, type Project } from '../../../api/projects.ts';

/** A project's state, in words. */
export function stateOf({
  film_id,
  cover,
  generate_method,
  step,
}: Pick<Project, 'film_id' | 'cover' | 'generate_method' | 'step'>): MessageDescriptor {
  if (film_id) return msg`Film ready`;
  if (cover) return msg`In progress`;
  if (generate_method === CREATION.blank) return msg`Empty storyboard`;
  return step >= PROJECT_STEP.storyboard ? msg`Storyboard, no pictures yet` : msg`Script ready`;
}
