import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useFilledText } from './full-note.tsx';
import { useFormValue } from './use-form-value.ts';

/** Said of a prompt that is as long as it can be: its box cuts off what is pasted beyond that, without a word. */
export function PromptFull({ most }: { most: number }) {
  const { i18n } = useLingui();
  const limit = i18n.number(most);
  return <Trans>The prompt is full: {limit} characters. Text beyond that is left out.</Trans>;
}

/** Whether somebody's typing or pasting has filled the prompt of a bar. One that was loaded as long as that lacks nothing. */
export function usePromptFull(form: { prompt: string }, most: number): boolean {
  const filled = useFilledText(most);
  return useFormValue(
    form,
    useCallback(() => form.prompt.length >= most && form.prompt === filled, [form, most, filled]),
  );
}
