import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import type { DrawRecord } from '../../api/draw.ts';
import type { HistoryList } from '../../store/draw/history-list.ts';
import { VirtualRows } from '../kit/virtual-rows.tsx';
import { HistoryFrame } from './history-frame.tsx';
import { Record } from './record.tsx';
import styles from './stream.module.css';
import { useDrawTasks } from './use-tasks.ts';

/** The history as records. Those far from view are not in the page. */
export function Stream({ list, head }: { list: HistoryList; head?: ReactNode }) {
  const { records } = useSnapshot(list.state);
  const tasks = useDrawTasks();
  return (
    <HistoryFrame list={list} head={head}>
      {(scroller, prepended) => (
        <VirtualRows scrollRef={scroller} shift={prepended} data={records as DrawRecord[]}>
          {(record) => (
            <div key={record.draw_id} className={styles.room}>
              <Record record={record} task={tasks.get(record.task_id)} />
            </div>
          )}
        </VirtualRows>
      )}
    </HistoryFrame>
  );
}
