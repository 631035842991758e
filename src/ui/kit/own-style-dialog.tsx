import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { STYLE_CATEGORIES, STYLE_LIMITS } from '../../api/styles.ts';
import { browser } from '../../store/browser.ts';
import { missingInStyle, saveOwnStyle, styleDraft, styleForm, styleUpload } from '../../store/style-form.ts';
import { report } from '../errors/error-policy.ts';
import { CountedField } from './counted-field.tsx';
import { DialogForm } from './dialog-form.tsx';
import { mediaOf } from './media-address.ts';
import styles from './own-style-dialog.module.css';
import { Segments } from './segments.tsx';
import { SheetDialog } from './sheet-dialog.tsx';
import { StatusLine } from './status-line.tsx';
import { STYLE_NAMES } from './style-names.ts';
import { UploadField } from './upload-field.tsx';

const WHY_ID = 'own-style-why';

/** The form for a style of one's own (STYLE-04 to 13). @param onSaved gets its name */
export default function OwnStyleDialog({
  category,
  onSaved,
  onClose,
}: {
  /** The one it starts with. */
  category: (typeof STYLE_CATEGORIES)[number];
  onSaved: (name: string) => void;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const form = useSnapshot(styleForm);
  const { online } = useSnapshot(browser);
  const { phase, preview } = useSnapshot(styleUpload.state);
  const [pressed, setPressed] = useState(false);
  const [busy, setBusy] = useState(false);
  const missing = pressed ? missingInStyle(form) : [];
  useEffect(() => {
    void styleDraft.restore();
    if (styleForm.name === '' && styleForm.prompt === '') styleForm.category = category;
  }, [category]);

  const save = async (close: () => void) => {
    setPressed(true);
    if (missingInStyle(styleForm).length > 0 || busy) return;
    setBusy(true);
    try {
      onSaved(await saveOwnStyle());
      close();
    } catch (error) {
      report(error);
    } finally {
      setBusy(false);
    }
  };
  const source = preview || (form.image && mediaOf(form.image.url, 320)) || '';

  return (
    <SheetDialog title={t`New style`} size="sm" drafted onClose={onClose}>
      <DialogForm
        submit={t`Save style`}
        busy={busy}
        blocked={!online || phase === 'uploading'}
        describedBy={WHY_ID}
        onSubmit={() => void save(onClose)}
      >
        <CountedField
          label={t`Name`}
          value={form.name}
          max={STYLE_LIMITS.nameCharacters}
          error={missing.includes('name') ? t`Please enter a name` : ''}
          onValue={(name) => {
            styleForm.name = name;
          }}
        />
        <CountedField
          label={t({ message: 'Prompt', context: 'of a style' })}
          rows={2}
          value={form.prompt}
          max={STYLE_LIMITS.promptCharacters}
          placeholder={t`Words that are added to each picture, such as: paper cut, layered, soft shadow`}
          error={missing.includes('prompt') ? t`Please enter a prompt` : ''}
          onValue={(prompt) => {
            styleForm.prompt = prompt;
          }}
        />
        <Segments
          small
          label={t`Category`}
          value={form.category}
          options={STYLE_CATEGORIES.map((value) => ({ value, label: i18n._(STYLE_NAMES[value]) }))}
          onChange={(value) => {
            styleForm.category = value;
          }}
        />
        <div className={styles.picture}>
          {source && <img src={source} alt={t`Preview`} />}
          <UploadField
            upload={styleUpload}
            value={form.image}
            label={t`Picture`}
            removeLabel={t`Remove the picture`}
            missing={missing.includes('image') ? t`Please choose a picture` : null}
          />
        </div>
        <StatusLine id={WHY_ID}>
          {!online ? t`You're offline` : phase === 'uploading' ? t`Your file is still uploading.` : null}
        </StatusLine>
      </DialogForm>
    </SheetDialog>
  );
}
