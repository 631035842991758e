import { Trans, useLingui } from '@lingui/react/macro';
import { FileDown, FileUp } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { refusalOf } from '../../../api/uploads.ts';
import { browser } from '../../../store/browser.ts';
import { film } from '../../../store/film/film.ts';
import { lineEdits } from '../../../store/film/script/script-edits.ts';
import { fetchSheet } from '../../../store/film/script/script-files.ts';
import { toast } from '../../../store/toasts.ts';
import { reportAs } from '../../errors/report-as.ts';
import { Button } from '../../kit/button.tsx';
import { fileNameOf, saveBlob } from '../../kit/download.ts';
import { FileButton } from '../../kit/file-button.tsx';
import { later } from '../../kit/later.ts';
import { uploadProblem } from '../../kit/upload-words.ts';
import styles from './sheet-menu.module.css';

const ImportDialog = later(() => import('./import-dialog.tsx'));

/** The script from and to Excel (SCRIPT-18, SCRIPT-19). */
export function SheetMenu({ empty }: { empty: boolean }) {
  const { t } = useLingui();
  const { online } = useSnapshot(browser);
  const { projectId, name } = useSnapshot(film);
  const editing = Object.keys(useSnapshot(lineEdits).byId).length > 0;
  const [file, setFile] = useState<File | null>(null);
  const [saving, setSaving] = useState(false);
  const offline = !online && t`You're offline`;
  const take = (chosen: File) => {
    const problem = refusalOf(chosen, 'scriptSheet');
    if (problem) toast({ type: 'error', title: uploadProblem('scriptSheet', problem) });
    else setFile(chosen);
  };
  const save = async () => {
    setSaving(true);
    try {
      saveBlob(await fetchSheet(projectId), `${fileNameOf(name)}.xlsx`);
    } catch (error) {
      reportAs(t`Excel download failed`, error);
    }
    setSaving(false);
  };
  return (
    <div className={styles.buttons}>
      <FileButton use="scriptSheet" label={t`Import from Excel`} onFile={take}>
        {(button) => (
          <Button
            {...button}
            aria-label={t`Import from Excel`}
            variant="quiet"
            size="sm"
            disabledReason={offline || (editing && t`Save or cancel what you are editing first`)}
          >
            <FileUp aria-hidden size={16} strokeWidth={1.75} />
            <span className={styles.words}>
              <Trans>Import from Excel</Trans>
            </span>
          </Button>
        )}
      </FileButton>
      <Button
        data-ui="export-sheet"
        aria-label={t`Export to Excel`}
        variant="quiet"
        size="sm"
        loading={saving}
        disabledReason={offline || (empty && t`The script has no shots yet`)}
        onClick={() => void save()}
      >
        {!saving && <FileDown aria-hidden size={16} strokeWidth={1.75} />}
        <span className={styles.words}>
          <Trans>Export to Excel</Trans>
        </span>
      </Button>
      <Suspense fallback={null}>
        {file && <ImportDialog file={file} onClose={() => setFile(null)} />}
      </Suspense>
    </div>
  );
}
