import { Trans, useLingui } from '@lingui/react/macro';
import { Download, FileText, FileUp, X } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { PROJECT_LIMITS } from '../../../api/projects.ts';
import { browser } from '../../../store/browser.ts';
import { dropScriptFile, scriptFile, takeScriptFile } from '../../../store/film/projects/script-file.ts';
import { AddTile } from '../../kit/add-tile.tsx';
import { FileButton } from '../../kit/file-button.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { LinkButton } from '../../kit/link-button.tsx';
import { StatusLine } from '../../kit/status-line.tsx';
import { uploadHint, uploadProblem } from '../../kit/upload-words.ts';
import { useTouchOnly } from '../../kit/use-touch-only.ts';
import { templateOf } from '../script/template.ts';
import styles from './script-file-field.module.css';

export const SCRIPT_FILE_ID = 'film-script-file';
const { maxPages } = PROJECT_LIMITS.script;

/** The script of a new project: a file, what is accepted or wrong, and a template to begin with (PROJ-25). */
export function ScriptFileField({ missing }: { missing: boolean }) {
  const { t, i18n } = useLingui();
  const touch = useTouchOnly();
  const { file, problem, refusal } = useSnapshot(scriptFile);
  const { language } = useSnapshot(browser);
  const size =
    file && new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 1 }).format(file.size / 1024);
  const wrong =
    (problem && uploadProblem('scriptFile', problem)) ||
    refusal ||
    (missing && !file && t`Choose a script file`);
  const accepted = uploadHint('scriptFile');
  return (
    <div className={styles.field}>
      <FileButton use="scriptFile" label={t`Script file`} onFile={takeScriptFile}>
        {(button) => (
          <AddTile
            {...button}
            id={SCRIPT_FILE_ID}
            className={styles.drop}
            aria-describedby="film-script-hint"
          >
            {file ? (
              <>
                <FileText aria-hidden size={20} strokeWidth={1.75} />
                <strong dir="auto">{file.name}</strong>
                <span>
                  {touch ? (
                    <Trans>{size} KB. Choose another one to replace it.</Trans>
                  ) : (
                    <Trans>{size} KB. Choose or drop another one to replace it.</Trans>
                  )}
                </span>
              </>
            ) : (
              <>
                <FileUp aria-hidden size={20} strokeWidth={1.75} />
                <strong>
                  <Trans>Choose a script file</Trans>
                </strong>
                {!touch && (
                  <span>
                    <Trans>or drop it here</Trans>
                  </span>
                )}
              </>
            )}
          </AddTile>
        )}
      </FileButton>
      {file && (
        <IconButton className={styles.remove} aria-label={t`Remove the script file`} onClick={dropScriptFile}>
          <X aria-hidden size={16} strokeWidth={1.75} />
        </IconButton>
      )}
      <div className={styles.foot}>
        <StatusLine id="film-script-hint" bad={Boolean(wrong)} urgent={Boolean(wrong)}>
          {wrong || (
            <Trans>
              {accepted} or {maxPages} pages
            </Trans>
          )}
        </StatusLine>
        <LinkButton variant="quiet" size="sm" href={templateOf(language)} download>
          <Download aria-hidden size={16} strokeWidth={1.75} />
          <Trans>Download the template</Trans>
        </LinkButton>
      </div>
    </div>
  );
}
