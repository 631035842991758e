import { lazy, Suspense } from 'react';
import { drawForm } from '../../store/draw/draw-form.ts';
import { useFormValue } from '../kit/use-form-value.ts';
import { useSettled } from '../kit/use-settled.ts';

const UndrawnNote = lazy(() => import('./undrawn-note.tsx'));

const hasWords = (): boolean => drawForm.prompt.trim() !== '';

/** The place of the note about what cannot be drawn. A part of its own, so that a letter renders nothing of the bar again. */
export function Undrawn() {
  const settled = useSettled();
  const words = useFormValue(drawForm, hasWords);
  return settled && words ? (
    <Suspense fallback={null}>
      <UndrawnNote />
    </Suspense>
  ) : null;
}
