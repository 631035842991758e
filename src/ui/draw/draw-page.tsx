import { BarPage } from '../kit/bar-page.tsx';
import { PageHeader } from '../kit/page-header.tsx';
import { ROUTES } from '../router/routes.ts';
import { Body } from './body.tsx';
import { DrawBar } from './draw-bar.tsx';
import { HistoryTools, SearchRow, useSearchOpen } from './history-tools.tsx';
import { Overlays } from './overlays.tsx';
import { useShared } from './use-shared.ts';

export default function DrawPage() {
  useShared();
  const { open, setOpened } = useSearchOpen();
  return (
    <>
      <PageHeader title={ROUTES.draw.title}>
        <HistoryTools open={open} onOpen={setOpened} />
      </PageHeader>
      {open && <SearchRow onClose={() => setOpened(false)} />}
      <BarPage bar={(ref) => <DrawBar ref={ref} />}>
        <Body />
        <Overlays />
      </BarPage>
    </>
  );
}
