import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { dialogs } from '../../store/dialogs.ts';
import { usePaidNews } from './use-paid-news.ts';

const SignInDialog = lazy(() => import('../account/sign-in-dialog.tsx'));
const BuyDialog = lazy(() => import('../billing/buy-dialog.tsx'));
const ShortOfPointsDialog = lazy(() => import('../billing/short-of-points-dialog.tsx'));

/** The place of the dialogs that any screen may open; each is loaded when first opened. */
export function DialogHost() {
  const { open } = useSnapshot(dialogs);
  usePaidNews();
  return (
    <Suspense fallback={null}>
      {open?.name === 'short-of-points' && <ShortOfPointsDialog cost={open.cost} />}
      {open?.name === 'buy' && <BuyDialog />}
      {open && open.name !== 'short-of-points' && open.name !== 'buy' && (
        <SignInDialog view={open.name} failed={open.failed ?? false} />
      )}
    </Suspense>
  );
}
