import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import type { Work } from '../../../api/works.ts';
import { cacheWatchedWork } from '../../../store/works/shown-work.ts';
import { factsNow, sayWatched, workFacts } from '../../../store/works/work-facts.ts';
import { report } from '../../errors/error-policy.ts';
import { Avatar } from '../../kit/avatar.tsx';
import { mediaOf } from '../../kit/media-address.ts';
import { TimeText } from '../../kit/time-text.tsx';
import { addressOf } from '../../router/routes.ts';
import { useIsOwn } from '../use-is-own.ts';
import { OwnState } from './own-state.tsx';
import { WorkActions } from './work-actions.tsx';
import styles from './work-facts.module.css';

/** Author, title, description, date and actions of a work (SQUARE-14, CENTER-10). */
export function WorkFacts({ work }: { work: Work }) {
  const { t } = useLingui();
  useWatched(work);
  const isOwn = useIsOwn(work);
  const { byWork } = useSnapshot(workFacts);
  const { views } = factsNow(byWork, work);
  return (
    <div className={styles.facts}>
      <a className={styles.author} href={`#${addressOf('user-center', `id=${work.home_id}`)}`}>
        <Avatar
          src={mediaOf(work.user_avatar, 320) ?? ''}
          memberId={work.home_id}
          name={work.user_nickname}
        />
        <span dir="auto">{work.user_nickname || (isOwn ? t`You` : t`unknown user`)}</span>
      </a>
      <h2 dir="auto">{work.name}</h2>
      <p className={styles.time}>
        <TimeText at={work.create_time} />
        {work.work_id && (
          <>
            {' · '}
            {plural(views, { one: '# view', other: '# views' })}
          </>
        )}
        {work.sample === 1 && (
          <>
            {' · '}
            <Trans>Sample</Trans>
          </>
        )}
        {work.provider && (
          <>
            {' · '}
            <MadeBy provider={work.provider} />
          </>
        )}
      </p>
      <OwnState work={work} />
      {work.desc && (
        <p dir="auto" className={styles.desc}>
          {work.desc}
        </p>
      )}
      <WorkActions work={work} />
    </div>
  );
}

const BUILT_IN = 'built-in engine';

function MadeBy({ provider }: { provider: string }) {
  return provider === BUILT_IN ? (
    <Trans>Made by the built-in engine</Trans>
  ) : (
    <Trans>Made by {provider}</Trans>
  );
}

/** Reports that the work is watched, and caches it for a visit without a network. */
function useWatched(work: Work): void {
  useEffect(() => {
    void cacheWatchedWork(work);
    sayWatched(work).catch((error: unknown) => report(error, { background: true }));
  }, [work]);
}
