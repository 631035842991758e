import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useSnapshot } from 'valtio';
import { Virtualizer } from 'virtua';
import type { DrawRecord } from '../../api/draw.ts';
import { draw } from '../../store/draw/draw.ts';
import { Spinner } from '../kit/spinner.tsx';
import { Record } from './record.tsx';
import styles from './stream.module.css';
import { useOlder } from './use-older.ts';
import { useStickToBottom } from './use-stick-to-bottom.ts';
import { useDrawTasks } from './use-tasks.ts';

/** The history, newest at the bottom. Records far from view are not in the page. */
export function Stream() {
  const { t } = useLingui();
  const { records, older } = useSnapshot(draw);
  const tasks = useDrawTasks();
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const stick = useStickToBottom(scroller, content);
  const { prepended, onScroll } = useOlder(scroller, records as readonly DrawRecord[]);

  return (
    <section
      className={styles.stream}
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={t`History`}
      onScroll={() => {
        stick.onScroll();
        onScroll();
      }}
    >
      {older === 'loading' && (
        <Spinner
          className={styles.older}
          size={20}
          strokeWidth={1.75}
          aria-label={t`Loading older pictures…`}
        />
      )}
      <div className={styles.fill} />
      <div ref={content} className={styles.list}>
        <Virtualizer scrollRef={scroller} shift={prepended} data={records as DrawRecord[]}>
          {(record) => (
            <div key={record.draw_id} className={styles.room}>
              <Record record={record} task={tasks.get(record.task_id)} />
            </div>
          )}
        </Virtualizer>
      </div>
    </section>
  );
}
