import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { points } from '../../../store/account/points.ts';
import { browser } from '../../../store/browser.ts';
import { drawForm } from '../../../store/draw/draw-form.ts';
import { analyse, analysis, analysisUpload } from '../../../store/draw/prompt-help.ts';
import { report } from '../../errors/error-policy.ts';
import { knownPrice } from '../../errors/known-price.ts';
import { Button } from '../../kit/button.tsx';
import { copyText } from '../../kit/copy-text.ts';
import { CostButton } from '../../kit/cost-button.tsx';
import { DialogButtons } from '../../kit/dialog-parts.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { mediaOf } from '../../kit/media-address.ts';
import { Quiet } from '../../kit/quiet.tsx';
import { SheetDialog } from '../../kit/sheet-dialog.tsx';
import { SubmitStatus } from '../../kit/submit-status.tsx';
import { UploadField } from '../../kit/upload-field.tsx';
import { useFailure } from '../../kit/use-failure.tsx';
import { useFileAnywhere } from '../../kit/use-file-anywhere.ts';
import { useTouchOnly } from '../../kit/use-touch-only.ts';
import { takeWords } from '../record-changes.ts';
import { analysisCost } from './costs.ts';
import styles from './help.module.css';

const WHY_ID = 'analysis-why';

/** Image analysis: makes prompts from a picture (DRAW-40). */
export default function AnalysisDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const touch = useTouchOnly();
  const { picture, prompts } = useSnapshot(analysis);
  const { payload } = useSnapshot(points);
  const { online } = useSnapshot(browser);
  const { phase, preview } = useSnapshot(analysisUpload.state);
  const [busy, setBusy] = useState(false);
  const failure = useFailure(picture?.url);
  useFileAnywhere('drawReference', (file) => void analysisUpload.take(file).catch(report));
  const source = preview || (picture && mediaOf(picture.url, 640)) || '';
  const run = async () => {
    if (!picture || busy || !online) return;
    failure.clear();
    if ((await knownPrice(() => analysisCost(points.payload))) === null) return;
    setBusy(true);
    try {
      await analyse(drawForm.model);
    } catch (error) {
      failure.say(t`The analysis failed.`, error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <SheetDialog title={t`Image analysis`} size="md" onClose={onClose}>
      <div className={styles.analysis}>
        {source && <img className={styles.source} src={source} alt={t`Your upload`} />}
        <UploadField
          upload={analysisUpload}
          value={picture}
          label={t`Picture to analyze`}
          removeLabel={t`Remove the picture`}
        />
        {payload?.providers?.description === 'built-in engine' && (
          <Quiet small>
            <Trans>
              The built-in engine measures color, light and layout. It knows what a picture shows only if the
              picture was drawn here; in any other it looks for a face, and nothing else.
            </Trans>
          </Quiet>
        )}
        {prompts.length > 0 && (
          <ol className={styles.results} aria-label={t`Prompts for the picture`}>
            {prompts.map((prompt) => (
              <li key={prompt}>
                <p dir="auto">{prompt}</p>
                <IconButton aria-label={t`Copy prompt`} onClick={() => void copyText(prompt)}>
                  <Copy aria-hidden size={16} strokeWidth={1.75} />
                </IconButton>
                <Button
                  variant="soft"
                  onClick={() => {
                    takeWords(prompt);
                    onClose();
                  }}
                >
                  <Trans>Use</Trans>
                </Button>
              </li>
            ))}
          </ol>
        )}
        <SubmitStatus
          id={WHY_ID}
          uploading={phase === 'uploading'}
          problem={online && picture && !busy ? failure.words : null}
        >
          {picture ? null : touch ? t`Choose a picture first.` : t`Choose, drop or paste a picture first.`}
        </SubmitStatus>
      </div>
      <DialogButtons>
        <CostButton
          busy={busy}
          ready={online && picture !== null && phase !== 'uploading' && !busy}
          cost={payload ? analysisCost(points.payload) : undefined}
          describedBy={WHY_ID}
          onPress={() => void run()}
        >
          {prompts.length > 0 ? t`Analyze again` : t`Analyze`}
        </CostButton>
      </DialogButtons>
    </SheetDialog>
  );
}
