import { useEffect } from 'react';
import type { SubmitState } from '../../store/tasks/create-submit.ts';

/**
 * Forgets why the last file was refused once the person goes on: enters something else, sends the form, or leaves the page.
 * @param files the states of the form's uploads; the same array each time
 * @param submit of the form
 */
export function usePassingProblem(files: readonly { problem: unknown }[], submit: SubmitState): void {
  const sending = submit === 'sending';
  useEffect(() => {
    const forget = () => {
      for (const file of files) if (file.problem) file.problem = null;
    };
    if (sending) forget();
    // what a draft restores is no input, so a refused file that opened the page is still told of
    document.addEventListener('input', forget);
    return () => document.removeEventListener('input', forget);
  }, [files, sending]);
  useEffect(
    () => () => {
      for (const file of files) file.problem = null;
    },
    [files],
  );
}
