import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { DrawRecord } from '../../api/draw.ts';
import { type GridCell, gridRows } from '../../store/draw/grid-cells.ts';
import type { HistoryList } from '../../store/draw/history-list.ts';
import { chooseLook } from '../../store/draw/history-look.ts';
import { EmptyState } from '../kit/empty-state.tsx';
import { VirtualRows } from '../kit/virtual-rows.tsx';
import { ArrowKeys } from './arrow-keys.tsx';
import { ComingTile } from './coming-tile.tsx';
import styles from './grid.module.css';
import { HistoryFrame } from './history-frame.tsx';
import { Picture } from './picture.tsx';
import { useDrawTasks } from './use-tasks.ts';

/** Minimum width of a tile, in pixels. */
const TILE = 168;
const FEWEST = 3;

/** All pictures of the history side by side. Rows far from view are not in the page. */
export default function Grid({ list, head }: { list: HistoryList; head?: ReactNode }) {
  const { t } = useLingui();
  const { records, hasNext } = useSnapshot(list.state);
  const tasks = useDrawTasks();
  const box = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(FEWEST);
  useLayoutEffect(() => {
    const target = box.current;
    if (!target) return;
    const measure = () => setColumns(Math.max(FEWEST, Math.floor(target.clientWidth / TILE)));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(target);
    return () => watch.disconnect();
  }, []);
  const rows = useMemo(
    () => gridRows(records as readonly DrawRecord[], tasks, columns),
    [records, tasks, columns],
  );
  const keys = useMemo(
    () => rows.map((row) => row.flatMap((cell) => ('picture' in cell ? [cell.key] : []))),
    [rows],
  );
  const newest = keys.findLast((row) => row.length > 0)?.at(-1) ?? '';
  const placeOf = (key: string) => keys.findIndex((row) => row.includes(key));
  // what has the focus, or will get it back, stays rendered however far the list is scrolled
  const [stop, setStop] = useState('');
  const held = placeOf(stop);
  const keptMounted = useMemo(() => (held < 0 ? [] : [held]), [held]);
  const placeAt = (at: number, across: number): string => {
    const [row, all, column] = [at + 1, rows.length, across + 1];
    return t`Row ${row} of ${all}, column ${column}`;
  };
  return (
    <HistoryFrame list={list} head={head}>
      {(scroller, prepended) => (
        <ArrowKeys
          usual={newest}
          has={(key) => placeOf(key) >= 0}
          rows={() => keys}
          onStop={setStop}
          data-ui="picture-grid"
        >
          <div ref={box} />
          <VirtualRows scrollRef={scroller} shift={prepended} data={rows} keepMounted={keptMounted}>
            {(row, at) => (
              <div
                key={row.at(-1)?.key}
                className={styles.row}
                style={{ '--columns': columns } as CSSProperties}
              >
                {row.map((cell, column) => (
                  <Cell key={cell.key} cell={cell} place={placeAt(at, column)} />
                ))}
              </div>
            )}
          </VirtualRows>
          {rows.length === 0 && !hasNext && <NoPictures />}
        </ArrowKeys>
      )}
    </HistoryFrame>
  );
}

/** Instead of a grid without tiles: the records are there, but failed ones have no pictures. */
function NoPictures() {
  const { t } = useLingui();
  return (
    <EmptyState
      heading="h2"
      role="status"
      title={t`No pictures in these records`}
      action={{ label: t`Show records`, run: () => chooseLook('records') }}
    />
  );
}

const Cell = ({ cell, place }: { cell: GridCell; place: string }) =>
  'picture' in cell ? (
    <Picture picture={cell.picture} of={cell.of} place={place} small />
  ) : (
    <ComingTile {...cell.coming} />
  );
