import { plural, t } from '@lingui/core/macro';
import { points, refreshPoints } from '../../store/account/points.ts';
import { dialogs } from '../../store/dialogs.ts';
import { toast } from '../../store/toasts.ts';
import { report } from '../errors/error-policy.ts';
import { go } from '../router/go.ts';
import { currentPath } from '../router/hash-location.ts';
import { addressOf } from '../router/routes.ts';

/**
 * Welcomes a new member with the points of the account. Whoever has only looked around so far is led to the first picture; on any
 * other page they were about to do something.
 */
export async function sayCreated(): Promise<void> {
  // the number says more than the word alone, which is told without it too
  await refreshPoints().catch((error: unknown) => report(error, { background: true }));
  const balance = points.payload?.total_points;
  toast({
    type: 'success',
    title: t`Account created`,
    ...(balance && {
      description: plural(balance, {
        one: 'You have # point to start with.',
        other: 'You have # points to start with.',
      }),
    }),
    ...(currentPath() === addressOf('square') &&
      !dialogs.open && {
        action: { label: t`Make a picture`, run: () => go('draw') },
      }),
  });
}
