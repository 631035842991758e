import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Work } from '../../../api/works.ts';
import { browser } from '../../../store/browser.ts';
import type { PagedList } from '../../../store/paged-list.ts';
import type { HomeOfList } from '../../../store/works/works-list.ts';
import { report } from '../../errors/error-policy.ts';
import { Button } from '../../kit/button.tsx';
import { StatusLine } from '../../kit/status-line.tsx';
import styles from './works-wall.module.css';

/** Below the wall: the state of the next page, with a button to load it without scrolling (SQUARE-12). */
export function WallFoot({ list, load }: { list: PagedList<Work, HomeOfList>; load: () => void }) {
  const { t } = useLingui();
  const { older, cached, state } = useSnapshot(list.state);
  const { online } = useSnapshot(browser);
  const failed = older === 'failed';
  const isOld = cached && state === 'failed';
  const words = failed
    ? t`Failed to load more data`
    : isOld
      ? online
        ? t`These works are from your last visit`
        : t`You're offline. These works are from your last visit`
      : older === 'loading'
        ? t`Loading more works…`
        : null;
  const again = () => {
    if (failed) load();
    else list.load().catch((error: unknown) => report(error));
  };
  return (
    <div className={styles.foot} data-ui="wall-foot" data-told={words ? '' : undefined}>
      <StatusLine bad={failed}>{words}</StatusLine>
      {(failed || (isOld && online)) && (
        <Button onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}
