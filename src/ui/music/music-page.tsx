import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PageHeader } from '../kit/page-header.tsx';
import { Segments } from '../kit/segments.tsx';
import { ROUTES } from '../router/routes.ts';
import { Body } from './body.tsx';
import { HistoryTools, SearchRow, useSearchOpen } from './history-tools.tsx';
import { MusicFormPanel } from './music-form-panel.tsx';
import styles from './music-page.module.css';
import { Overlays } from './overlays.tsx';
import { onTurn } from './turn-page.ts';
import { useTurn } from './use-turn.ts';

/** The music page: the form on the left, the songs on the right; on a phone one of the two (MUSIC-01, MUSIC-02). */
export default function MusicPage() {
  const { t } = useLingui();
  const { open, setOpened } = useSearchOpen();
  const [side, setSide] = useState<'form' | 'songs'>(open ? 'songs' : 'form');
  useTurn(onTurn, setSide);
  return (
    <>
      <PageHeader title={ROUTES.music.title}>
        <HistoryTools
          open={open}
          onOpen={(on) => {
            setOpened(on);
            if (on) setSide('songs');
          }}
        />
      </PageHeader>
      <div className={styles.sides}>
        <Segments
          small
          label={t`Show`}
          options={[
            { value: 'form', label: t`Create` },
            { value: 'songs', label: t`My music` },
          ]}
          value={side}
          onChange={setSide}
        />
      </div>
      <div className={styles.page} data-side={side}>
        <div className={styles.form}>
          <MusicFormPanel />
        </div>
        <div className={styles.list}>
          {open && <SearchRow onClose={() => setOpened(false)} />}
          <Body />
        </div>
      </div>
      <Overlays />
    </>
  );
}
