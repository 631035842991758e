import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useSnapshot } from 'valtio';
import type { Work } from '../../../api/works.ts';
import { square } from '../../../store/works/square.ts';
import { tabPanel } from '../../kit/tabs.tsx';
import { masonryWall, squareColumns } from '../grid/layout.ts';
import { WorksWall } from '../grid/works-wall.tsx';
import { useViewer } from '../viewer/use-viewer.ts';
import { WorkViewer } from '../viewer/work-viewer.tsx';
import { TasksTab } from '../works-tabs.tsx';
import { Invited } from './invited.tsx';
import { NoWorks } from './no-works.tsx';
import { useSquareAddress } from './square-address.ts';
import { SquareHead } from './square-head.tsx';
import styles from './square-page.module.css';
import { useSquare } from './use-square.ts';

/** Everybody's published works, from edge to edge. */
export default function SquarePage() {
  const { t } = useLingui();
  const shown = useSquareAddress();
  const { tab } = shown;
  const { items } = useSnapshot(square.state);
  const id = useId();
  const viewer = useViewer(items as readonly Work[]);
  const again = useSquare(shown);
  return (
    <>
      <SquareHead id={id} shown={shown} />
      <Invited />
      <div {...tabPanel(id, tab)} className={styles.panel}>
        {tab === 'works' ? (
          <WorksWall
            label={t`Works`}
            name="square"
            list={square}
            columnsAt={squareColumns}
            layout={masonryWall}
            caption="author"
            empty={<NoWorks onAgain={again} />}
            onOpen={viewer.open}
          />
        ) : (
          <TasksTab />
        )}
      </div>
      <WorkViewer viewer={viewer} list={square} />
    </>
  );
}
