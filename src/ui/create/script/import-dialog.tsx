import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/errors.ts';
import type { ImportPreview } from '../../../api/script-files.ts';
import { announce } from '../../../store/announcer.ts';
import { browser } from '../../../store/browser.ts';
import { askImport, importFile } from '../../../store/film/script/script-files.ts';
import { reportAs } from '../../errors/report-as.ts';
import { Button } from '../../kit/button.tsx';
import { DialogDismiss } from '../../kit/dialog-dismiss.tsx';
import { DialogButtons, DialogWords } from '../../kit/dialog-parts.tsx';
import { LinkButton } from '../../kit/link-button.tsx';
import { SheetDialog } from '../../kit/sheet-dialog.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { ImportCounts } from './import-counts.tsx';
import { NoteList } from './note-list.tsx';
import { templateOf } from './template.ts';

/** Shows what an Excel file would change in the script, and imports it when confirmed (SCRIPT-18). */
export default function ImportDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const { t } = useLingui();
  const [preview, setPreview] = useState<ImportPreview | null>(null);
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is asked about once, also if the language changes
  useEffect(() => {
    let here = true;
    askImport(file).then(
      (answer) => here && setPreview(answer),
      (error: unknown) => {
        if (!here) return;
        if (error instanceof ApiError && error.kind === 'refused') setRefusal(error.message);
        else {
          reportAs(t`Couldn't read the file`, error);
          setShown(false);
        }
      },
    );
    return () => {
      here = false;
    };
  }, [file]);
  const replace = async () => {
    setBusy(true);
    try {
      await importFile(file);
      const count = preview?.lines ?? 0;
      announce(plural(count, { one: '# shot imported', other: '# shots imported' }));
      setShown(false);
    } catch (error) {
      reportAs(t`Import failed`, error);
      setBusy(false);
    }
  };
  const nothing = preview !== null && preview.changed + preview.added + preview.removed === 0;
  return (
    <SheetDialog title={t`Import from Excel`} shown={shown} onClose={onClose}>
      <DialogWords>
        <p dir="auto">{file.name}</p>
        {!preview && !refusal && (
          <p role="status">
            <Spinner size={16} /> <Trans>Reading the file…</Trans>
          </p>
        )}
        {refusal && <p role="alert">{refusal}</p>}
        {preview && <ImportCounts preview={preview} />}
        {preview && <NoteList notes={preview.notes} />}
      </DialogWords>
      <DialogButtons>
        {refusal && (
          <LinkButton variant="quiet" size="lg" href={templateOf(browser.language)} download>
            <Trans>Download the template</Trans>
          </LinkButton>
        )}
        <DialogDismiss>{refusal || nothing ? t`Close` : undefined}</DialogDismiss>
        {!refusal && !nothing && (
          <Button
            variant="primary"
            size="lg"
            loading={busy}
            disabled={!preview}
            onClick={() => void replace()}
          >
            <Trans>Replace the script</Trans>
          </Button>
        )}
      </DialogButtons>
    </SheetDialog>
  );
}
