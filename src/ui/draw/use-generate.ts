import { useRef, useState } from 'react';
import { snapshot } from 'valtio';
import { points } from '../../store/account/points.ts';
import { isComing } from '../../store/create-upload.ts';
import { type DrawForm, drawDraft, drawForm } from '../../store/draw/draw-form.ts';
import { reference } from '../../store/draw/draw-reference.ts';
import { drawing, submitDraw } from '../../store/draw/draw-submit.ts';
import { blockingProblems, lacksPicture, priceOf } from '../../store/draw/drawing-settings.ts';
import { withoutFlags } from '../../store/draw/flags.ts';
import { drawPrompts } from '../../store/draw/prompt-history.ts';
import { isSubmitting } from '../../store/tasks/create-submit.ts';
import { report } from '../errors/error-policy.ts';
import { knownPrice } from '../errors/known-price.ts';
import { useGenerate as useSubmit } from '../kit/use-generate.ts';
import { showNewest } from './newest.ts';
import { focusPicturePlace, focusPrompt } from './prompt-focus.ts';

/** The Generate action of the drawing bar. */
export function useGenerate() {
  /** Set by a press without a prompt, or with an invalid parameter. */
  const [missing, setMissing] = useState(false);
  /** A press is waiting for its price; another press does nothing. */
  const waiting = useRef(false);

  /** Says what is missing, and moves the focus there. */
  const ask = () => {
    setMissing(true);
    focusPrompt();
  };

  const send = async () => {
    if (waiting.current) return;
    waiting.current = true;
    const cost = await knownPrice(() => priceOf(drawForm, points.payload));
    waiting.current = false;
    if (cost === null) return;
    try {
      void drawPrompts.remember(drawForm.prompt);
      await submitDraw(snapshot(drawForm) as DrawForm, cost);
      showNewest();
    } catch (error) {
      report(error, { cost });
    }
  };

  const generate = useSubmit({
    page: 'draw',
    isBusy: () => isSubmitting(drawing.state) || isComing(reference.state),
    isComplete: () => {
      const isComplete = withoutFlags(drawForm.prompt) !== '' && blockingProblems(drawForm).length === 0;
      if (!isComplete) {
        ask();
        return false;
      }
      setMissing(false);
      if (!lacksPicture(drawForm)) return true;
      focusPicturePlace();
      return false;
    },
    send,
    restore: drawDraft.restore,
  });
  return { generate, missing, ask };
}
