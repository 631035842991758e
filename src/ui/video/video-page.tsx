import { BarPage } from '../kit/bar-page.tsx';
import { PageHeader } from '../kit/page-header.tsx';
import { ROUTES } from '../router/routes.ts';
import { Body } from './body.tsx';
import { HistoryTools, SearchRow, useSearchOpen } from './history-tools.tsx';
import { Overlays } from './overlays.tsx';
import { VideoBar } from './video-bar.tsx';

/** The video page: the history above, the prompt bar below. */
export default function VideoPage() {
  const { open, setOpened } = useSearchOpen();
  return (
    <>
      <PageHeader title={ROUTES.video.title}>
        <HistoryTools open={open} onOpen={setOpened} />
      </PageHeader>
      {open && <SearchRow onClose={() => setOpened(false)} />}
      <BarPage bar={(ref) => <VideoBar ref={ref} />}>
        <Body />
        <Overlays />
      </BarPage>
    </>
  );
}
