import { Button } from '@chakra-ui/react/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { browser } from '../../../store/browser.ts';
import { inspirations, refreshInspirations } from '../../../store/inspirations.ts';
import { projectForm } from '../../../store/project-form.ts';
import { toast } from '../../../store/toasts.ts';
import { report } from '../../shell/error-policy.ts';

/** Stories one can begin with, another batch at a press (PROJ-23, PROJ-24). */
export function Inspirations() {
  const { t } = useLingui();
  const { batch, state } = useSnapshot(inspirations);
  const { textType } = useSnapshot(projectForm);
  const { online, language } = useSnapshot(browser);
  const chosen = useRef('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language has other stories
  useEffect(() => {
    if (online) refreshInspirations(textType).catch((error: unknown) => report(error, { background: true }));
  }, [textType, online, language]);

  const choose = (story: string) => {
    const own = projectForm.story;
    projectForm.story = story;
    // words of one's own are not lost to a press; an example that was not touched is
    if (own.trim() && own !== chosen.current)
      toast({
        type: 'info',
        title: t`Your story was replaced`,
        action: {
          label: t`Undo`,
          run: () => {
            projectForm.story = own;
          },
        },
      });
    chosen.current = story;
  };

  if (batch.length === 0 && state !== 'loading') return null;
  return (
    <div className="film-ideas">
      <div>
        <h3>
          <Trans>Or begin with one of these</Trans>
        </h3>
        <Button
          variant="ghost"
          size="sm"
          disabled={!online}
          aria-busy={state === 'loading'}
          onClick={() => void refreshInspirations(textType).catch((error: unknown) => report(error))}
        >
          <RefreshCw aria-hidden strokeWidth={1.75} />
          <Trans>Other ideas</Trans>
        </Button>
      </div>
      <ul>
        {batch.map((story) => (
          <li key={story}>
            <button type="button" onClick={() => choose(story)}>
              {story}
            </button>
          </li>
        ))}
        {batch.length === 0 && ['a', 'b', 'c', 'd'].map((name) => <li key={name} className="bone" />)}
      </ul>
    </div>
  );
}
