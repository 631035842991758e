import { useLingui } from '@lingui/react/macro';

/** What stands between two sentences that are messages of their own: a space, and nothing in Chinese, whose full stops are wide. */
export function SentenceGap() {
  const { i18n } = useLingui();
  return i18n.locale === 'zh' ? null : ' ';
}
