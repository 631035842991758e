import { useRef } from 'react';
import { PageHeader } from '../kit/page-header.tsx';
import { ROUTES } from '../router/routes.ts';
import { Body } from './body.tsx';
import styles from './draw-page.module.css';
import { HistoryTools, SearchRow, useSearchOpen } from './history-tools.tsx';
import { Overlays } from './overlays.tsx';
import { PromptBar } from './prompt-bar.tsx';
import { useBarHeight } from './use-bar-height.ts';
import { useShared } from './use-shared.ts';

export default function DrawPage() {
  const page = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLFormElement>(null);
  useBarHeight(page, bar);
  useShared();
  const { open, setOpened } = useSearchOpen();
  return (
    <>
      <PageHeader title={ROUTES.draw.title}>
        <HistoryTools open={open} onOpen={setOpened} />
      </PageHeader>
      {open && <SearchRow onClose={() => setOpened(false)} />}
      <div className={styles.page} ref={page}>
        <Body />
        <PromptBar ref={bar} />
        <Overlays />
      </div>
    </>
  );
}
