import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { browser } from '../../../store/browser.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { askAboutScript, followScript } from '../../../store/film/storyboard/script-update.ts';
import { toast } from '../../../store/toasts.ts';
import { report } from '../../errors/error-policy.ts';
import { reportAs } from '../../errors/report-as.ts';

/** Asks once about a script that has changed since the shots were made, however the storyboard was opened. */
export function useScriptUpdate(): void {
  const { scriptChanged, projectId, state } = useSnapshot(board);
  const { online } = useSnapshot(browser);
  const asks = scriptChanged && online && state === 'ready' && projectId > 0;
  useEffect(() => {
    if (asks) askAboutScript().catch((error: unknown) => report(error, { background: true }));
  }, [asks]);
}

/** Applies the shown changes, and offers to undo them. */
export async function updateFromScript(): Promise<void> {
  try {
    const undo = await followScript();
    if (undo === 'again') {
      toast({ type: 'warning', title: t`The script has changed again. Check the new changes.` });
      return;
    }
    if (undo === 'same') {
      toast({ type: 'info', title: t`The script is as it was again: there is nothing to update.` });
      return;
    }
    const takeBack = () =>
      void undo().catch((error: unknown) => reportAs(t`Couldn't undo the update`, error));
    toast({
      type: 'success',
      title: t`Storyboard updated from the script`,
      action: { label: t`Undo`, run: takeBack },
    });
  } catch (error) {
    reportAs(t`Couldn't update the storyboard`, error);
  }
}
