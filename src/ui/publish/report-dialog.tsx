import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { REPORT_LIMITS, REPORT_REASONS, type ReportReason } from '../../api/work-reports.ts';
import { browser } from '../../store/browser.ts';
import { closeDialog, closerOfThis } from '../../store/dialogs.ts';
import { toast } from '../../store/toasts.ts';
import { sendReport } from '../../store/works/report-work.ts';
import { reportAs } from '../errors/report-as.ts';
import { CountedField } from '../kit/counted-field.tsx';
import { DialogForm } from '../kit/dialog-form.tsx';
import { Quiet } from '../kit/quiet.tsx';
import { SheetDialog } from '../kit/sheet-dialog.tsx';
import { useKeptWords } from '../kit/use-kept-words.ts';
import styles from './report-dialog.module.css';

const REASONS = {
  rights: msg`It uses something that belongs to somebody else`,
  person: msg`It shows a person who has not agreed`,
  sexual: msg`Sexual content`,
  violence: msg`Violence`,
  hate: msg`Hate or harassment`,
  deceit: msg`It deceives people`,
  other: msg`Something else`,
} satisfies Record<ReportReason, unknown>;

/** Reports to whoever runs the studio that a work should not be public. */
export default function ReportDialog({ worksId }: { worksId: number }) {
  const { t, i18n } = useLingui();
  const { online } = useSnapshot(browser);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const { words: text, write, forget } = useKeptWords(`report ${worksId}`);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);

  const send = async () => {
    setAsked(true);
    if (!reason) return;
    setBusy(true);
    const close = closerOfThis();
    try {
      await sendReport({ worksId, reason, text });
      forget();
      toast({ type: 'success', title: t`Thank you. The studio will look at it` });
      close();
    } catch (error) {
      reportAs(t`Couldn't send the report. Your words are still here.`, error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <SheetDialog title={t`Report this work`} onClose={closeDialog}>
      <DialogForm
        submit={<Trans>Report</Trans>}
        busy={busy}
        disabledReason={!online && t`You're offline`}
        onSubmit={() => void send()}
      >
        <div
          role="radiogroup"
          className={styles.reasons}
          aria-required
          aria-invalid={asked && !reason}
          aria-labelledby="report-what"
          aria-describedby="report-why"
        >
          <strong id="report-what">
            <Trans>What is wrong with it?</Trans>
          </strong>
          {REPORT_REASONS.map((name) => (
            <label key={name}>
              <input type="radio" name="reason" checked={reason === name} onChange={() => setReason(name)} />
              {i18n._(REASONS[name])}
            </label>
          ))}
          <p id="report-why" role="alert">
            {asked && !reason ? t`Choose a reason` : ''}
          </p>
        </div>
        <CountedField
          label={t`In your words (optional)`}
          value={text}
          max={REPORT_LIMITS.textCharacters}
          rows={3}
          onValue={write}
        />
        <Quiet small>
          <Trans>Only whoever runs this studio reads it. The author is not told who you are.</Trans>
        </Quiet>
      </DialogForm>
    </SheetDialog>
  );
}
