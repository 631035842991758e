import { useLingui } from '@lingui/react/macro';
import { History, WandSparkles } from 'lucide-react';
import { lazy, useState } from 'react';
import { useSnapshot } from 'valtio';
import { points } from '../../store/account/points.ts';
import { session } from '../../store/account/session-state.ts';
import { signInFirst } from '../../store/dialogs.ts';
import { expand } from '../../store/prompt-expansion.ts';
import { clipForm } from '../../store/video/clip-form.ts';
import { videoPrompts } from '../../store/video/video-prompts.ts';
import { costWords, expansionCost } from '../kit/expansion-cost.ts';
import { PanelButton } from '../kit/panel-button.tsx';
import { takePrompt } from './take.ts';

const ExpansionPanel = lazy(() => import('../kit/expansion-panel.tsx'));
const PromptsPanel = lazy(() => import('../kit/prompts-panel.tsx'));

/** Help with the prompt: expand it, or take an earlier one. @param onEmpty there is nothing to expand */
export function PromptTools({ onEmpty }: { onEmpty: () => void }) {
  const { t } = useLingui();
  const { payload } = useSnapshot(points);
  const [expanding, setExpanding] = useState(false);
  const cost = costWords(payload && expansionCost(points.payload));
  const expandNow = (open: boolean) => {
    if (!open) setExpanding(false);
    else if (!clipForm.prompt.trim()) onEmpty();
    else if (!session.token) signInFirst(() => setExpanding(true));
    else setExpanding(true);
  };
  return (
    <>
      <PanelButton
        title={t`Expanded prompt`}
        label={cost ? t`Expand the prompt, ${cost}` : t`Expand the prompt`}
        open={expanding}
        onOpen={expandNow}
        panel={(close) => (
          <ExpansionPanel
            make={() => expand(clipForm.prompt.trim(), clipForm.mode)}
            onUse={(words) => {
              takePrompt(words);
              close();
            }}
          />
        )}
      >
        <WandSparkles aria-hidden size={16} strokeWidth={1.75} />
      </PanelButton>
      <PanelButton
        title={t`Earlier prompts`}
        label={t`Earlier prompts`}
        panel={(close) => (
          <PromptsPanel
            history={videoPrompts}
            onUse={(prompt) => {
              takePrompt(prompt);
              close();
            }}
          />
        )}
      >
        <History aria-hidden size={16} strokeWidth={1.75} />
      </PanelButton>
    </>
  );
}
