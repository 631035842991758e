import { Suspense, useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../store/account/session-state.ts';
import { noticeOffer } from '../../store/notices/offer.ts';
import { later } from '../kit/later.ts';
import { closePanel, usePanel } from '../router/panel.ts';
import { styled } from '../theme/styled.tsx';

const NoticesAsk = later(() => import('./notices-ask.tsx'));
const NoticesDialog = later(styled(() => import('./notices-dialog.tsx')));

/** Mounts the offer and the settings of notifications; each is loaded when first needed. */
export function NoticesHost() {
  const { wanted } = useSnapshot(noticeOffer);
  const panel = usePanel();
  useKeptPush();
  return (
    <Suspense fallback={null}>
      {wanted && panel !== 'notices' && <NoticesAsk />}
      {panel === 'notices' && <NoticesDialog onClose={closePanel} />}
    </Suspense>
  );
}

/** Either side may lose a subscription, so it is checked after each start and sign-in, once the page has settled. */
const SETTLED = 2_000;

function useKeptPush(): void {
  const { token } = useSnapshot(session);
  useEffect(() => {
    if (!token || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
    const timer = setTimeout(() => {
      void import('../../store/notices/push.ts').then(({ renewPush }) => renewPush());
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [token]);
}
