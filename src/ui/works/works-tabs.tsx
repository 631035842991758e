import { Trans, useLingui } from '@lingui/react/macro';
import { TabList } from '../kit/tabs.tsx';
import styles from './works-tabs.module.css';

export type WorksTab = 'works' | 'tasks';

/** The two tabs of the square and of members' pages. */
export function WorksTabs({ id, tab, onTab }: { id: string; tab: WorksTab; onTab: (tab: WorksTab) => void }) {
  const { t } = useLingui();
  return (
    <TabList
      id={id}
      look="pills"
      label={t`What is shown`}
      tabs={[
        { value: 'works', label: t`Works` },
        { value: 'tasks', label: t`Tasks` },
      ]}
      value={tab}
      onChange={onTab}
    />
  );
}

/** The tab of tasks, which contains only its label (SQUARE-01, CENTER-04, decisions A-43). */
export const TasksTab = () => (
  <p className={styles.tasks}>
    <Trans>Tasks</Trans>
  </p>
);
