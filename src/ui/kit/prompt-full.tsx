import { Trans, useLingui } from '@lingui/react/macro';

/** Said of a prompt that is as long as it can be: its box cuts off what is pasted beyond that, without a word. */
export function PromptFull({ most }: { most: number }) {
  const { i18n } = useLingui();
  const limit = i18n.number(most);
  return <Trans>The prompt is full: {limit} characters. Text beyond that is left out.</Trans>;
}
