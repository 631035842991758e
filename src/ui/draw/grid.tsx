import { type CSSProperties, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Virtualizer } from 'virtua';
import type { DrawRecord } from '../../api/draw.ts';
import { type GridCell, gridRows } from '../../store/draw/grid-cells.ts';
import type { HistoryList } from '../../store/draw/history-list.ts';
import { ComingTile } from './coming-tile.tsx';
import styles from './grid.module.css';
import { HistoryFrame } from './history-frame.tsx';
import { Picture } from './picture.tsx';
import { useDrawTasks } from './use-tasks.ts';

/** Pixels that a tile should have at least. */
const TILE = 168;
const FEWEST = 3;

/** All pictures of the history side by side. Rows far from view are not in the page. */
export default function Grid({ list, head }: { list: HistoryList; head?: ReactNode }) {
  const { records } = useSnapshot(list.state);
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
  return (
    <HistoryFrame list={list} head={head}>
      {(scroller, prepended) => (
        <div ref={box} data-ui="picture-grid">
          <Virtualizer scrollRef={scroller} shift={prepended} data={rows}>
            {(row) => (
              <div
                key={row.at(-1)?.key}
                className={styles.row}
                style={{ '--columns': columns } as CSSProperties}
              >
                {row.map((cell) => (
                  <Cell key={cell.key} cell={cell} />
                ))}
              </div>
            )}
          </Virtualizer>
        </div>
      )}
    </HistoryFrame>
  );
}

const Cell = ({ cell }: { cell: GridCell }) =>
  'picture' in cell ? <Picture picture={cell.picture} of={cell.of} small /> : <ComingTile {...cell.coming} />;
