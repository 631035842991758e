import { useLingui } from '@lingui/react/macro';
import { ChevronLeft } from 'lucide-react';
import { useSearch } from 'wouter';
import { HeadAccount } from '../../kit/head-account.tsx';
import { LinkButton } from '../../kit/link-button.tsx';
import { addressOf } from '../../router/routes.ts';
import { useRoute } from '../../router/use-route.ts';
import { PublishButton } from '../publish-button.tsx';
import { type WorksTab, WorksTabs } from '../works-tabs.tsx';
import styles from './profile-bar.module.css';

/** The head of a member's page: the back link on others' (CENTER-03), its tabs, and publishing on one's own (CENTER-06). */
export function ProfileBar({
  id,
  tab,
  onTab,
  isSelf,
  isOther,
}: {
  id: string;
  tab: WorksTab;
  onTab: (tab: WorksTab) => void;
  isSelf: boolean;
  /** Known to be somebody else's; neither is known before the server has answered. A visitor's own page is nobody's. */
  isOther: boolean;
}) {
  const { t } = useLingui();
  const { name } = useRoute();
  const ofOther = new URLSearchParams(useSearch()).get('id') !== '-1' && name === 'user-center';
  return (
    <header className={`top ${styles.bar}`}>
      <h1 className="unseen">{isSelf || !ofOther ? t`My works` : t`Profile`}</h1>
      {!isSelf && (isOther || ofOther) && (
        <LinkButton
          variant="soft"
          size="icon"
          aria-label={t`Back`}
          title={t`Back`}
          href={`#${addressOf('square')}`}
          onClick={(event) => {
            // back in the history, which need not be the square
            if (history.length < 2 || event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            history.back();
          }}
        >
          <ChevronLeft aria-hidden size={18} strokeWidth={1.75} />
        </LinkButton>
      )}
      <WorksTabs id={id} tab={tab} onTab={onTab} />
      <span className={styles.gap} />
      {isSelf && <PublishButton onPress={() => onTab('works')} />}
      <HeadAccount />
    </header>
  );
}
