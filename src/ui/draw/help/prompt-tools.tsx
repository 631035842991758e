import { useLingui } from '@lingui/react/macro';
import { History, ScanSearch, WandSparkles } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { points } from '../../../store/account/points.ts';
import { session } from '../../../store/account/session-state.ts';
import { signInFirst } from '../../../store/dialogs.ts';
import { drawForm, modelOf } from '../../../store/draw/draw-form.ts';
import { withoutFlags } from '../../../store/draw/flags.ts';
import { drawPrompts } from '../../../store/draw/prompt-history.ts';
import { expand } from '../../../store/prompt-expansion.ts';
import { Button } from '../../kit/button.tsx';
import { costWords, expansionCost } from '../../kit/expansion-cost.ts';
import { PanelButton } from '../../kit/panel-button.tsx';
import { styled } from '../../theme/styled.tsx';
import { takePrompt, takeWords } from '../record-changes.ts';

const ExpansionPanel = lazy(() => import('../../kit/expansion-panel.tsx'));
const PromptsPanel = lazy(() => import('../../kit/prompts-panel.tsx'));
const AnalysisDialog = lazy(styled(() => import('./analysis-dialog.tsx')));

/** Help with the prompt: expand it, read one off a picture, take an earlier one (DRAW-09). @param onEmpty there is nothing to expand */
export function PromptTools({ onEmpty }: { onEmpty: () => void }) {
  const { t } = useLingui();
  const { payload } = useSnapshot(points);
  const [expanding, setExpanding] = useState(false);
  const [analysing, setAnalysing] = useState(false);
  const cost = costWords(payload && expansionCost(points.payload));
  const expandNow = (open: boolean) => {
    if (!open) setExpanding(false);
    // DRAW-41
    else if (!withoutFlags(drawForm.prompt)) onEmpty();
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
            make={() => expand(withoutFlags(drawForm.prompt), modelOf(drawForm.model).tool)}
            onUse={(words) => {
              takeWords(words);
              close();
            }}
          />
        )}
      >
        <WandSparkles aria-hidden size={16} strokeWidth={1.75} />
      </PanelButton>
      <Button
        variant="soft"
        aria-haspopup="dialog"
        aria-label={t`Analyze an image`}
        title={t`Analyze an image`}
        onClick={() => (session.token ? setAnalysing(true) : signInFirst(() => setAnalysing(true)))}
      >
        <ScanSearch aria-hidden size={16} strokeWidth={1.75} />
      </Button>
      <PanelButton
        title={t`Earlier prompts`}
        label={t`Earlier prompts`}
        panel={(close) => (
          <PromptsPanel
            history={drawPrompts}
            onUse={(prompt) => {
              takePrompt(prompt);
              close();
            }}
          />
        )}
      >
        <History aria-hidden size={16} strokeWidth={1.75} />
      </PanelButton>
      {analysing && (
        <Suspense fallback={null}>
          <AnalysisDialog onClose={() => setAnalysing(false)} />
        </Suspense>
      )}
    </>
  );
}
