import { useLingui } from '@lingui/react/macro';
import { History, WandSparkles } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { points } from '../../store/account/points.ts';
import { session } from '../../store/account/session-state.ts';
import { signInFirst } from '../../store/dialogs.ts';
import type { PromptHistory } from '../../store/prompt-history.ts';
import { expansionCostWords } from './expansion-cost.ts';
import { later } from './later.ts';
import { PanelButton } from './panel-button.tsx';

const ExpansionPanel = later(() => import('./expansion-panel.tsx'));
const PromptsPanel = later(() => import('./prompts-panel.tsx'));

/** Help with a prompt: expand it, or use an earlier one. */
export function PromptHelp({
  isEmpty,
  onEmpty,
  expand,
  onExpanded,
  history,
  onEarlier,
  children,
}: {
  isEmpty: () => boolean;
  /** Called when there is nothing to expand (DRAW-41). */
  onEmpty: () => void;
  /** Expands the current text. @param again whether to make another one if there is one */
  expand: (again: boolean) => Promise<string>;
  onExpanded: (words: string) => void;
  history: PromptHistory;
  onEarlier: (prompt: string) => void;
  /** More help, rendered between the two. */
  children?: ReactNode;
}) {
  const { t } = useLingui();
  const { payload } = useSnapshot(points);
  const [expanding, setExpanding] = useState(false);
  const cost = payload ? expansionCostWords(points.payload) : '';
  const expandNow = (open: boolean) => {
    if (!open) setExpanding(false);
    else if (isEmpty()) onEmpty();
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
            make={expand}
            onUse={(words) => {
              onExpanded(words);
              close();
            }}
          />
        )}
      >
        <WandSparkles aria-hidden size={16} strokeWidth={1.75} />
      </PanelButton>
      {children}
      <PanelButton
        title={t`Earlier prompts`}
        label={t`Earlier prompts`}
        panel={(close) => (
          <PromptsPanel
            history={history}
            onUse={(prompt) => {
              onEarlier(prompt);
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
