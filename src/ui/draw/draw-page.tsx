import { BarPage } from '../kit/bar-page.tsx';
import { useHistoryQuery } from '../kit/history-address.ts';
import { PageHeader } from '../kit/page-header.tsx';
import { useSearchOpen } from '../kit/search-tools.tsx';
import { ROUTES } from '../router/routes.ts';
import { Body } from './body.tsx';
import { DrawBar } from './draw-bar.tsx';
import { DrawSearch, HistoryTools } from './history-tools.tsx';
import { Overlays } from './overlays.tsx';
import { useShared } from './use-shared.ts';

export default function DrawPage() {
  useShared();
  const searching = useHistoryQuery('draw');
  const { open, setOpened } = useSearchOpen(searching);
  return (
    <>
      <PageHeader title={ROUTES.draw.title}>
        <HistoryTools open={open} onOpen={setOpened} change={searching.change} />
      </PageHeader>
      {open && <DrawSearch {...searching} onClose={() => setOpened(false)} />}
      <BarPage bar={(ref) => <DrawBar ref={ref} />}>
        <Body />
        <Overlays />
      </BarPage>
    </>
  );
}
