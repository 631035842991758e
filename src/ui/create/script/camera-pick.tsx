import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type CameraField, cameraTerms } from '../../../api/camera-terms.ts';
import { SCRIPT_LIMITS } from '../../../api/script.ts';
import { script } from '../../../store/film/script/script.ts';

const OTHER = '\u0000';

/** Some text of the script, to detect its language. */
const sample = (): string =>
  script.lines.map(({ hm_desc, cj_desc }) => hm_desc || cj_desc).find(Boolean) ?? '';

/** A list of camera terms; "Other" turns it into a text field. */
export function CameraPick({
  id,
  field,
  value,
  onChange,
}: {
  id: string;
  field: CameraField;
  value: string;
  onChange: (value: string) => void;
}) {
  const { t } = useLingui();
  const [writes, setWrites] = useState(false);
  const terms = cameraTerms(field, sample() || value);
  if (writes)
    return (
      <input
        id={id}
        type="text"
        dir="auto"
        maxLength={SCRIPT_LIMITS.fieldCharacters}
        autoComplete="off"
        // the list that it replaces had the focus
        ref={(field) => field?.focus()}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  return (
    <select
      id={id}
      value={value}
      onChange={({ target }) => (target.value === OTHER ? setWrites(true) : onChange(target.value))}
    >
      <option value="">{t`Not set`}</option>
      {[...new Set([...terms, ...(value ? [value] : [])])].map((term) => (
        <option key={term} value={term}>
          {term}
        </option>
      ))}
      <option value={OTHER}>{t`Other…`}</option>
    </select>
  );
}
