import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SubmitState } from '../../store/tasks/create-submit.ts';
import type { Submitted } from '../../store/tasks/submit-task.ts';
import { type Toast, toast } from '../../store/toasts.ts';

/** Messages about a press: why it is not possible yet, or its outcome. */
export type SubmitNews = Exclude<SubmitState, 'idle' | 'sending'> | 'offline' | 'uploading' | 'words';

/** The same wording for every button that starts a task. */
export const SUBMIT_WORDS: Record<SubmitNews, MessageDescriptor> = {
  words: msg`Please enter a description`,
  checking: msg`No reply yet; checking…`,
  'not-charged': msg`That didn't go through. Nothing was charged; try again.`,
  unclear: msg`No reply. If it was started, it will show up here.`,
  offline: msg`You're offline. This needs a connection.`,
  uploading: msg`Your file is still uploading.`,
};

/** Shows a toast about a press that has no line nearby: its dialog has closed, or it came from a menu. */
export function toastSubmit(
  news: Submitted<unknown>['status'] | SubmitNews,
  about: Pick<Toast, 'description'> = {},
): void {
  if (news === 'accepted' || news === 'unpriced') return;
  toast({ type: news === 'offline' ? 'info' : 'warning', title: i18n._(SUBMIT_WORDS[news]), ...about });
}
