import { useLingui } from '@lingui/react/macro';
import type { Transition } from '../../../api/film-settings.ts';

/** What the ways from one shot to the next are called. */
export function useTransitions(): { value: Transition; label: string }[] {
  const { t } = useLingui();
  return [
    { value: 'dissolve', label: t`Dissolve` },
    { value: 'fade', label: t`Fade` },
    { value: 'cut', label: t`Cut` },
  ];
}
