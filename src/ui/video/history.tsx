import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { PagedList } from '../../store/paged-list.ts';
import { columnFor, columnsIn, layoutClips } from '../../store/video/clip-layout.ts';
import { clipView } from '../../store/video/clip-view.ts';
import type { Clip } from '../../store/video/clips.ts';
import { Spinner } from '../kit/spinner.tsx';
import { ToldApart } from '../kit/told-apart.tsx';
import { useKeptPlace } from '../kit/use-kept-place.ts';
import { useWindow } from '../kit/use-window.ts';
import { Waterfall } from '../kit/waterfall.tsx';
import { currentHash } from '../router/hash-location.ts';
import { Card } from './card.tsx';
import { clipName } from './clip-name.ts';
import styles from './history.module.css';
import { useClipTasks } from './use-history.ts';
import { useOlder } from './use-older.ts';
import { useScroll } from './use-scroll.ts';

/** The waterfall, today's clips at its end (VIDEO-01). Cards far from view are not in the page. */
export function History<Totals>({ list, head }: { list: PagedList<Clip, Totals>; head?: ReactNode }) {
  const { t } = useLingui();
  const { older } = useSnapshot(list.state);
  // rows are never changed in place, so the snapshot contains the rows themselves
  const items = useSnapshot(list.state).items as readonly Clip[];
  const tasks = useClipTasks();
  const scroller = useRef<HTMLDivElement>(null);
  const { width, from, to } = useWindow(scroller);
  const columns = columnsIn(width);
  const { column, gutter } = columnFor(width);
  const rows = useMemo(
    () => items.map((clip) => ({ clip, view: clipView(clip, tasks.get(clip.task_id)) })),
    [items, tasks],
  );
  const named = useMemo(
    () => rows.map(({ view }) => ({ key: view.key, name: clipName(view), at: view.at })),
    [rows],
  );
  const layout = useMemo(
    () =>
      layoutClips(
        rows,
        columns,
        ({ clip, view }) => ({
          date: clip.date,
          aspect: view.aspect,
          told: view.phase === 'expired' || (view.phase === 'failed' && !view.cancelled),
        }),
        { column, gutter },
      ),
    [rows, columns, column, gutter],
  );
  useScroll(scroller, layout, {
    newest: items[0]?.task_id,
    oldest: items.at(-1)?.task_id,
    columns,
  });
  // after the one above, which begins at the newest
  useKeptPlace(scroller, currentHash(), layout.height > 0);
  useOlder(scroller, list, items.length);
  return (
    <section
      className={styles.scroller}
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={t`History`}
      aria-busy={older === 'loading'}
    >
      {older === 'loading' && (
        <Spinner className={styles.older} size={20} strokeWidth={1.75} aria-label={t`Loading older clips…`} />
      )}
      <div className={styles.fill} />
      {head}
      <ToldApart rows={named}>
        <Waterfall
          className={styles.wall}
          layout={layout}
          width={columns * (column + gutter)}
          from={from}
          to={to}
          card={({ clip, view }, box) => <Card key={clip.task_id} clip={clip} view={view} box={box} />}
        />
      </ToldApart>
    </section>
  );
}
