import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { PROJECT_LIMITS } from '../../api/projects.ts';
import { browser } from '../../store/browser.ts';
import { renameFilm } from '../../store/film/projects/rename.ts';
import { reportAs } from '../errors/report-as.ts';
import { CountedField } from '../kit/counted-field.tsx';
import { DialogForm } from '../kit/dialog-form.tsx';
import { SheetDialog } from '../kit/sheet-dialog.tsx';
import { useKeptWords } from '../kit/use-kept-words.ts';

/** Renames a project. */
export default function RenameDialog({
  id,
  name,
  onClose,
}: {
  id: number;
  name: string;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { online } = useSnapshot(browser);
  const { words, write, forget } = useKeptWords(`name of ${id}`, name);
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    if (words.trim() === '') {
      setMissing(true);
      return;
    }
    setBusy(true);
    try {
      if (words.trim() !== name) await renameFilm(id, words.trim());
      forget();
      onClose();
    } catch (error) {
      setBusy(false);
      reportAs(t`Couldn't rename the project`, error);
    }
  };
  return (
    <SheetDialog
      title={t`Rename this project`}
      size="xs"
      onClose={() => {
        // whoever closes it wants the name as it is; an ended login closes the page around it
        forget();
        onClose();
      }}
    >
      <DialogForm
        submit={<Trans>Rename</Trans>}
        busy={busy}
        disabledReason={!online && t`You're offline`}
        tight
        onSubmit={() => void save()}
      >
        <CountedField
          label={t`Name`}
          value={words}
          max={PROJECT_LIMITS.titleCharacters}
          error={missing && words.trim() === '' ? t`Enter a name` : ''}
          onValue={write}
        />
      </DialogForm>
    </SheetDialog>
  );
}
