import { useLingui } from '@lingui/react/macro';
import type { Transition } from '../../../api/film-settings.ts';

/** The names of the transitions. */
export function useTransitions(): { value: Transition; label: string }[] {
  const { t } = useLingui();
  return [
    { value: 'dissolve', label: t`Dissolve` },
    { value: 'fade', label: t`Fade` },
    { value: 'cut', label: t`Cut` },
  ];
}
