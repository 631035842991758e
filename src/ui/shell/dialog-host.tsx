import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../store/account/session-state.ts';
import { dialogs } from '../../store/dialogs.ts';
import { DialogLead } from '../kit/dialog-lead.ts';
import { later } from '../kit/later.ts';
import { styled } from '../theme/styled.tsx';
import { ShortOfPoints } from './short-of-points.tsx';
import { useEndedNews } from './use-ended-news.ts';
import { usePaidNews } from './use-paid-news.ts';

const SignInDialog = later(styled(() => import('../account/sign-in-dialog.tsx')));
const SignInLinkDialog = later(styled(() => import('../account/sign-in-link-dialog.tsx')));
const BuyDialog = later(styled(() => import('../billing/buy-dialog.tsx')));
const PublishDialog = later(styled(() => import('../publish/publish-dialog.tsx')));
const PublishVideoDialog = later(styled(() => import('../publish/publish-video-dialog.tsx')));
const ReportDialog = later(styled(() => import('../publish/report-dialog.tsx')));
const SettingsDialog = later(styled(() => import('../account/settings/settings-dialog.tsx')));
const MemberDialog = later(styled(() => import('../user-center/member-dialog.tsx')));

/** Renders the dialogs that any screen may open; each is loaded when first opened. */
export function DialogHost() {
  usePaidNews();
  useEndedNews();
  return (
    <Suspense fallback={null}>
      <OpenDialog />
    </Suspense>
  );
}

function OpenDialog() {
  const { open } = useSnapshot(dialogs);
  const { token } = useSnapshot(session);
  if (!open) return null;
  switch (open.name) {
    case 'short-of-points':
      return (
        <DialogLead value={<ShortOfPoints cost={open.cost} warning={open.warning} />}>
          <BuyDialog />
        </DialogLead>
      );
    case 'sign-in-link':
      return <SignInLinkDialog key={open.link} link={open.link} />;
    case 'buy':
      return <BuyDialog />;
    case 'publish':
      // only members have works (PUB-18)
      return token ? (
        <PublishDialog key={open.work.worksId} work={open.work} />
      ) : (
        <SignInDialog view="login" failed={false} />
      );
    case 'publish-video':
      return token ? (
        <PublishVideoDialog key={open.made?.id ?? 0} made={open.made ?? null} />
      ) : (
        <SignInDialog view="login" failed={false} />
      );
    case 'report-work':
      return <ReportDialog worksId={open.worksId} />;
    case 'member':
      // a new login resets it: it shows data of the last one
      return token ? <MemberDialog key={token} /> : <SignInDialog view="login" failed={false} />;
    case 'account':
      return token ? <SettingsDialog key={token} /> : <SignInDialog view="login" failed={false} />;
    default:
      return <SignInDialog view={open.name} failed={open.failed ?? false} />;
  }
}
