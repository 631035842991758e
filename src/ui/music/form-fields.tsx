import { useLingui } from '@lingui/react/macro';
import { PencilLine } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { fieldsOf, type MusicForm, musicForm, rowOf } from '../../store/music/music-form.ts';
import type { Missing } from '../../store/music/music-request.ts';
import { openOverlay } from '../../store/music/overlay.ts';
import { Button } from '../kit/button.tsx';
import { CountedField } from '../kit/counted-field.tsx';
import { Segments } from '../kit/segments.tsx';
import { SwitchRow } from '../kit/switch-row.tsx';
import { idOf } from './field-ids.ts';
import styles from './form-fields.module.css';
import { useMissingWords } from './missing-words.ts';
import { ReferenceField } from './reference-field.tsx';
import { StyleChips } from './style-chips.tsx';
import { turnMethod } from './turn-tool.ts';

const set =
  <Field extends 'title' | 'tags' | 'description' | 'lyrics'>(field: Field) =>
  (value: string): void => {
    musicForm[field] = value;
  };

/** The fields of a provider's form in its mode (MUSIC-06, MUSIC-07). */
export function FormFields({ missing }: { missing: Missing | null }) {
  const { t } = useLingui();
  // sync, because a controlled field that renders late moves the caret
  const form = useSnapshot(musicForm, { sync: true }) as MusicForm;
  const row = rowOf(form);
  const shown = fieldsOf(form);
  const words = useMissingWords();
  const problem = (field: Missing) => (missing === field ? words[field] : '');
  return (
    <div className={styles.fields}>
      {row.custom ? (
        <Segments
          small
          label={t`Mode`}
          options={[
            { value: '0', label: t`Simple` },
            { value: '1', label: t`Custom` },
          ]}
          value={String(form.custom) as '0' | '1'}
          onChange={(value) => {
            musicForm.custom = value === '1' ? 1 : 0;
          }}
        />
      ) : (
        <Segments
          small
          label={t`Compose from`}
          options={[
            { value: 'description', label: t`Song description` },
            { value: 'audio', label: t`Audio` },
          ]}
          value={form.method}
          onChange={turnMethod}
        />
      )}
      {shown.description && (
        <CountedField
          id={idOf('description')}
          label={t`Song description`}
          rows={4}
          max={row.description}
          value={form.description}
          placeholder={t`A warm folk song about the last summer by the sea`}
          error={problem('description')}
          onValue={set('description')}
        />
      )}
      {form.tool === 'mureka' && shown.reference && (
        <ReferenceField problem={problem('reference')} label={t`Reference audio`} />
      )}
      <SwitchRow
        label={t`Instrumental`}
        checked={form.instrumental}
        onChange={(on) => {
          musicForm.instrumental = on;
        }}
      />
      {shown.lyrics && (
        <div className={styles.lyrics}>
          <CountedField
            id={idOf('lyrics')}
            label={form.tool === 'mureka' ? t`Lyrics (written for you if empty)` : t`Lyrics`}
            rows={8}
            max={row.lyrics}
            value={form.lyrics}
            placeholder={t`[Verse]
Write your own lines here, or have them written`}
            error={problem('lyrics')}
            onValue={set('lyrics')}
          />
          <Button variant="soft" onClick={() => openOverlay({ name: 'lyrics' })}>
            <PencilLine aria-hidden size={15} strokeWidth={1.75} />
            {t`Write lyrics for me`}
          </Button>
        </div>
      )}
      {shown.tags && (
        <div className={styles.style}>
          <CountedField
            id={idOf('tags')}
            label={t`Style of music`}
            rows={2}
            max={row.style}
            value={form.tags}
            placeholder={t`Bossa nova, soft, 128 bpm, A minor`}
            error={problem('tags')}
            onValue={set('tags')}
          />
          <StyleChips />
        </div>
      )}
      {shown.title && (
        <CountedField
          label={t`Title`}
          max={row.title}
          value={form.title}
          placeholder={t`Chosen for you if empty`}
          onValue={set('title')}
        />
      )}
      {form.tool === 'suno' && <ReferenceField label={t`Reference audio (optional)`} problem="" />}
    </div>
  );
}
