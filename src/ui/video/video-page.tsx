import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { session } from '../../store/account/session-state.ts';
import { BarPage } from '../kit/bar-page.tsx';
import { useHistoryQuery } from '../kit/history-address.ts';
import { PageHeader } from '../kit/page-header.tsx';
import { SearchToggle, useSearchOpen } from '../kit/search-tools.tsx';
import { ROUTES } from '../router/routes.ts';
import { Body } from './body.tsx';
import { ClipSearch } from './clip-search.tsx';
import { Overlays } from './overlays.tsx';
import { VideoBar } from './video-bar.tsx';

/** The video page: the history above, the prompt bar below. */
export default function VideoPage() {
  const { t } = useLingui();
  const { token } = useSnapshot(session);
  const searching = useHistoryQuery('video');
  const { open, setOpened } = useSearchOpen(searching);
  return (
    <>
      <PageHeader title={ROUTES.video.title}>
        {token && (
          <SearchToggle
            label={t`Search the history`}
            open={open}
            onOpen={setOpened}
            change={searching.change}
          />
        )}
      </PageHeader>
      {open && <ClipSearch {...searching} onClose={() => setOpened(false)} />}
      <BarPage bar={(ref) => <VideoBar ref={ref} />}>
        <Body />
        <Overlays />
      </BarPage>
    </>
  );
}
