import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { dialogs } from '../../store/dialogs.ts';

const SignInDialog = lazy(() => import('../account/sign-in-dialog.tsx'));
const ShortOfPointsDialog = lazy(() => import('../billing/short-of-points-dialog.tsx'));

/** The place of the dialogs that any screen may open; each is loaded when first opened. */
export function DialogHost() {
  const { open } = useSnapshot(dialogs);
  return (
    <Suspense fallback={null}>
      {open?.name === 'short-of-points' && <ShortOfPointsDialog cost={open.cost} />}
      {open && open.name !== 'short-of-points' && <SignInDialog view={open.name} />}
    </Suspense>
  );
}
