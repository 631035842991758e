import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { AUDIO_SOURCE, type LipForm, lipForm } from '../../store/lipsync/lip-form.ts';
import type { Missing } from '../../store/lipsync/lip-request.ts';
import { Segments } from '../kit/segments.tsx';
import { SpokenFields, type SpokenMissing } from '../kit/spoken-fields.tsx';
import { idOf } from './field-ids.ts';
import { SoundUploadField } from './sound-upload-field.tsx';

const IDS = { text: idOf('text'), voice: idOf('voice'), speech: idOf('speech') } as const;
const SPOKEN: ReadonlySet<string> = new Set(Object.keys(IDS));

/** The source of the sound: a text that is spoken, or an upload (LIP-03). Both tabs have the same. */
export function SoundFields({
  missing,
  onMissing,
}: {
  missing: Missing | null;
  onMissing: (missing: Missing | null) => void;
}) {
  const { t } = useLingui();
  // sync, because a controlled field that renders late moves the caret
  const form = useSnapshot(lipForm, { sync: true }) as LipForm;
  return (
    <>
      <Segments
        small
        label={t`Audio`}
        options={[
          { value: '0', label: t`Read a text` },
          { value: '1', label: t`Upload audio` },
        ]}
        value={form.source === AUDIO_SOURCE.upload ? '1' : '0'}
        onChange={(value) => {
          lipForm.source = value === '1' ? AUDIO_SOURCE.upload : AUDIO_SOURCE.text;
        }}
      />
      {form.source === AUDIO_SOURCE.text ? (
        <SpokenFields
          spoken={form.spoken}
          made={form.speech}
          missing={missing !== null && SPOKEN.has(missing) ? (missing as SpokenMissing) : null}
          ids={IDS}
          onChange={(patch) => Object.assign(lipForm.spoken, patch)}
          onMade={(made) => {
            lipForm.speech = made;
          }}
          onMissing={onMissing}
        />
      ) : (
        <SoundUploadField missing={missing === 'upload'} />
      )}
    </>
  );
}
