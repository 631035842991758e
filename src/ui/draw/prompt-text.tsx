import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { PROMPT_CHARACTERS } from '../../api/draw.ts';
import { drawForm } from '../../store/draw/draw-form.ts';
import { drawPrompts } from '../../store/draw/prompt-history.ts';
import { useEarlyWords } from '../kit/early-words.ts';
import { PromptBox } from '../kit/prompt-box.tsx';
import { STATUS_ID } from './bar-status.tsx';
import { PROMPT_ID } from './prompt-focus.ts';

const write = (words: string): void => {
  drawForm.prompt = words;
};

/** The prompt of a drawing. */
export function PromptText({ missing, onSubmit }: { missing: boolean; onSubmit: () => void }) {
  const { t } = useLingui();
  const box = useRef<HTMLTextAreaElement>(null);
  useEarlyWords(box, write);
  return (
    <PromptBox
      ref={box}
      id={PROMPT_ID}
      form={drawForm}
      placeholder={t`Describe a picture`}
      most={PROMPT_CHARACTERS}
      missing={missing}
      status={STATUS_ID}
      history={drawPrompts}
      onSubmit={onSubmit}
    />
  );
}
