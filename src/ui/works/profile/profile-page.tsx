import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSearch } from 'wouter';
import type { Work } from '../../../api/works.ts';
import { profileWorks } from '../../../store/works/profile.ts';
import { useTabTitle } from '../../kit/tab-title.ts';
import { tabPanel } from '../../kit/tabs.tsx';
import { dealtWall, profileColumns } from '../grid/layout.ts';
import { WorksWall } from '../grid/works-wall.tsx';
import { useViewer } from '../viewer/use-viewer.ts';
import { WorkViewer } from '../viewer/work-viewer.tsx';
import { TasksTab, type WorksTab } from '../works-tabs.tsx';
import { EmptyProfile } from './empty-profile.tsx';
import { OwnTile } from './own-tile.tsx';
import { ProfileBar } from './profile-bar.tsx';
import { ProfileHead } from './profile-head.tsx';
import styles from './profile-page.module.css';
import { useHome } from './use-home.ts';
import { useProfile } from './use-profile.ts';
import { useSentOff } from './use-sent-off.ts';

/**
 * The works of one member: one's own with all states, others' only the published ones. The server says whose page it is (CENTER-05).
 */
export default function ProfilePage() {
  const { t } = useLingui();
  const [tab, setTab] = useState<WorksTab>('works');
  const { items } = useSnapshot(profileWorks.state);
  const id = useId();
  const viewer = useViewer(items as readonly Work[]);
  const again = useProfile();
  const home = useHome();
  useSentOff();
  const member = new URLSearchParams(useSearch()).get('id') ?? 'own';
  const isSelf = home?.is_self === 1;
  // one's own has a title that says so
  useTabTitle('page', home && !isSelf ? home.user_nickname : '');
  return (
    <>
      <ProfileBar id={id} tab={tab} onTab={setTab} isSelf={isSelf} isOther={home?.is_self === 0} />
      <div {...tabPanel(id, tab)} className={styles.panel}>
        {tab === 'works' ? (
          <WorksWall
            label={t`Works`}
            name={`member ${member}`}
            list={profileWorks}
            columnsAt={profileColumns}
            layout={dealtWall}
            caption="title"
            head={<ProfileHead home={home} />}
            empty={<EmptyProfile isSelf={isSelf} onAgain={again} />}
            onOpen={viewer.open}
            {...(isSelf ? { over: ownTile } : {})}
          />
        ) : (
          <TasksTab />
        )}
      </div>
      <WorkViewer viewer={viewer} list={profileWorks} />
    </>
  );
}

const ownTile = (work: Work) => <OwnTile work={work} />;
