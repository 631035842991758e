import { type ComponentType, Suspense, useCallback } from 'react';
import { useFormValue } from './use-form-value.ts';
import { useSettled } from './use-settled.ts';

/**
 * The place of the note about what cannot be drawn, in a bar. A part of its own, so that a letter renders nothing of the bar again.
 * @param form the bar's contents, a proxy
 * @param Note the bar's own note, loaded with the first words
 */
export function Undrawn({ form, Note }: { form: { prompt: string }; Note: ComponentType }) {
  const settled = useSettled();
  const words = useFormValue(
    form,
    useCallback(() => form.prompt.trim() !== '', [form]),
  );
  return settled && words ? (
    <Suspense fallback={null}>
      <Note />
    </Suspense>
  ) : null;
}
