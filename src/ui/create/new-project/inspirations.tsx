import { Trans, useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { browser } from '../../../store/browser.ts';
import { inspirations, refreshInspirations } from '../../../store/film/projects/inspirations.ts';
import { projectForm } from '../../../store/film/projects/project-form.ts';
import { report } from '../../errors/error-policy.ts';
import { reportAs } from '../../errors/report-as.ts';
import { Button } from '../../kit/button.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import styles from './inspirations.module.css';
import { STORY_ID } from './story.tsx';

/** Story ideas, with a button for the next batch (PROJ-23, PROJ-24). */
export function Inspirations() {
  const { t } = useLingui();
  const { batch, state } = useSnapshot(inspirations);
  const { textType } = useSnapshot(projectForm);
  const { online, language } = useSnapshot(browser);
  const title = useId();
  const chosen = useRef('');
  /** The person's own text that an idea replaced. */
  const [own, setOwn] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: ideas depend on the language
  useEffect(() => {
    if (online) refreshInspirations(textType).catch((error: unknown) => report(error, { background: true }));
  }, [textType, online, language]);

  const refresh = () =>
    void refreshInspirations(textType).catch((error: unknown) => reportAs(t`Couldn't load ideas`, error));
  const choose = (story: string) => {
    const before = projectForm.story;
    projectForm.story = story;
    if (before.trim() && before !== chosen.current) setOwn(before);
    chosen.current = story;
  };
  const undo = () => {
    projectForm.story = own;
    setOwn('');
    document.getElementById(STORY_ID)?.focus();
  };

  const failed = state === 'failed' && batch.length === 0;
  if (batch.length === 0 && state !== 'loading' && !failed) return null;
  return (
    <div className={styles.ideas}>
      <p role="status">
        {own && (
          <>
            <Trans>Your story was replaced.</Trans>{' '}
            <TextButton onClick={undo}>
              <Trans>Undo</Trans>
            </TextButton>
          </>
        )}
      </p>
      <div>
        <h3 id={title}>
          {failed ? <Trans>Couldn't load ideas</Trans> : <Trans>Or start with one of these</Trans>}
        </h3>
        <Button
          variant="quiet"
          size="sm"
          disabledReason={!online && t`You're offline`}
          aria-busy={state === 'loading'}
          onClick={refresh}
        >
          <RefreshCw aria-hidden strokeWidth={1.75} />
          {failed ? <Trans>Try again</Trans> : <Trans>Other ideas</Trans>}
        </Button>
      </div>
      {!failed && (
        <ul aria-labelledby={title}>
          {batch.map((story) => (
            <li key={story}>
              <button type="button" onClick={() => choose(story)}>
                {story}
              </button>
            </li>
          ))}
          {batch.length === 0 &&
            ['a', 'b', 'c', 'd'].map((name) => <Skeleton key={name} as="li" className={styles.skeleton} />)}
        </ul>
      )}
    </div>
  );
}
