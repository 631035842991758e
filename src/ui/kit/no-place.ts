/** Says why a picture that was dropped on a bar, or pasted into it, was not taken. */
import { t } from '@lingui/core/macro';
import { toast } from '../../store/toasts.ts';

/** Another one is on its way to the place that this one would take. */
export const sayStillComing = (): void =>
  toast({
    type: 'warning',
    title: t`A picture is still being uploaded`,
    description: t`Add the next one once it is there.`,
  });

export const sayAllTaken = (): void =>
  toast({
    type: 'warning',
    title: t`All places for pictures are taken`,
    description: t`Remove one first.`,
  });

/** No model has a place for it. */
export const sayNoPlace = (): void =>
  toast({ type: 'warning', title: t`This studio's models draw from words only` });
