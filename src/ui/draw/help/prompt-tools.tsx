import { useLingui } from '@lingui/react/macro';
import { ScanSearch } from 'lucide-react';
import { Suspense, useState } from 'react';
import { session } from '../../../store/account/session-state.ts';
import { signInFirst } from '../../../store/dialogs.ts';
import { drawForm, modelOf } from '../../../store/draw/draw-form.ts';
import { withoutFlags } from '../../../store/draw/flags.ts';
import { drawPrompts } from '../../../store/draw/prompt-history.ts';
import { expand } from '../../../store/prompt-expansion.ts';
import { Button } from '../../kit/button.tsx';
import { later } from '../../kit/later.ts';
import { PromptHelp } from '../../kit/prompt-help.tsx';
import { styled } from '../../theme/styled.tsx';
import { takePrompt, takeWords } from '../record-changes.ts';

const AnalysisDialog = later(styled(() => import('./analysis-dialog.tsx')));

/**
 * Help with the prompt: expand it, make one from a picture, use an earlier one (DRAW-09).
 * @param onEmpty called when there is nothing to expand
 */
export function PromptTools({ onEmpty }: { onEmpty: () => void }) {
  const { t } = useLingui();
  const [analysing, setAnalysing] = useState(false);
  return (
    <>
      <PromptHelp
        isEmpty={() => !withoutFlags(drawForm.prompt)}
        onEmpty={onEmpty}
        expand={(again) => expand(withoutFlags(drawForm.prompt), modelOf(drawForm.model).tool, again)}
        onExpanded={takeWords}
        history={drawPrompts}
        onEarlier={takePrompt}
      >
        <Button
          variant="soft"
          aria-haspopup="dialog"
          aria-label={t`Analyze an image`}
          title={t`Analyze an image`}
          onClick={() => (session.token ? setAnalysing(true) : signInFirst(() => setAnalysing(true)))}
        >
          <ScanSearch aria-hidden size={16} strokeWidth={1.75} />
        </Button>
      </PromptHelp>
      {analysing && (
        <Suspense fallback={null}>
          <AnalysisDialog onClose={() => setAnalysing(false)} />
        </Suspense>
      )}
    </>
  );
}
