import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { STYLE_CATEGORIES, STYLE_LIMITS, type Style } from '../../api/styles.ts';
import { browser } from '../../store/browser.ts';
import {
  changeOwnStyle,
  changesUpload,
  missingInStyle,
  saveOwnStyle,
  styleChanges,
  styleDraft,
  styleForm,
  styleUpload,
} from '../../store/style-form.ts';
import { CountedField } from './counted-field.tsx';
import { DialogForm } from './dialog-form.tsx';
import { mediaOf } from './media-address.ts';
import styles from './own-style-dialog.module.css';
import { Quiet } from './quiet.tsx';
import { Segments } from './segments.tsx';
import { SheetDialog } from './sheet-dialog.tsx';
import { StatusLine } from './status-line.tsx';
import { STYLE_NAMES } from './style-names.ts';
import { UploadField } from './upload-field.tsx';
import { useFailure } from './use-failure.tsx';

const WHY_ID = 'own-style-why';

/** The form for a style of one's own: a new one (STYLE-04 to 13), or one that is changed. @param onSaved gets its name */
export default function OwnStyleDialog({
  style,
  category,
  onSaved,
  onClose,
}: {
  /** The one to change, with which the form was filled; none for a new one. */
  style?: Readonly<Style>;
  /** The one that a new style starts with. */
  category: (typeof STYLE_CATEGORIES)[number];
  onSaved: (name: string) => void;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const fields = style ? styleChanges : styleForm;
  const upload = style ? changesUpload : styleUpload;
  const form = useSnapshot(fields);
  const { online } = useSnapshot(browser);
  const { phase, preview } = useSnapshot(upload.state);
  const [pressed, setPressed] = useState(false);
  const [busy, setBusy] = useState(false);
  const failure = useFailure();
  const missing = pressed ? missingInStyle(form) : [];
  useEffect(() => {
    if (style) return;
    void styleDraft.restore();
    if (styleForm.name === '' && styleForm.prompt === '') styleForm.category = category;
  }, [style, category]);

  const changed = async (id: number) => {
    await changeOwnStyle(id);
    return styleChanges.name.trim();
  };
  const save = async (close: () => void) => {
    setPressed(true);
    if (missingInStyle(fields).length > 0 || busy) return;
    setBusy(true);
    failure.clear();
    try {
      onSaved(style?.id === undefined ? await saveOwnStyle() : await changed(style.id));
      close();
    } catch (error) {
      failure.say(t`Couldn't save the style.`, error);
    } finally {
      setBusy(false);
    }
  };
  const source = preview || (form.image && mediaOf(form.image.url, 320)) || '';

  return (
    <SheetDialog title={style ? t`Edit style` : t`New style`} size="sm" drafted={!style} onClose={onClose}>
      <DialogForm
        submit={style ? t`Save changes` : t`Save style`}
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
            fields.name = name;
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
            fields.prompt = prompt;
          }}
        />
        <Segments
          small
          label={t`Category`}
          value={form.category}
          options={STYLE_CATEGORIES.map((value) => ({ value, label: i18n._(STYLE_NAMES[value]) }))}
          onChange={(value) => {
            fields.category = value;
          }}
        />
        <div className={styles.picture}>
          {source && <img src={source} alt={t`Your upload`} />}
          <UploadField
            upload={upload}
            value={form.image}
            label={t`Picture`}
            removeLabel={t`Remove the picture`}
            missing={missing.includes('image') ? t`Please choose a picture` : null}
          />
        </div>
        {style && (
          <Quiet small>
            <Trans>Films with this style draw new pictures as you change it. Existing pictures stay.</Trans>
          </Quiet>
        )}
        <StatusLine id={WHY_ID} bad={online && failure.words !== null}>
          {!online
            ? t`You're offline`
            : phase === 'uploading'
              ? t`Your file is still uploading.`
              : failure.words}
        </StatusLine>
      </DialogForm>
    </SheetDialog>
  );
}
