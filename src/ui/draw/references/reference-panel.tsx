import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { OMNI_REFERENCE } from '../../../api/draw-options.ts';
import { parameterRow } from '../../../api/draw-parameters.ts';
import {
  changeReference,
  hasRoom,
  removeReference,
  setParameter,
} from '../../../store/draw/change-settings.ts';
import type { Reference, ReferenceRole } from '../../../store/draw/draw-form.ts';
import { parameterNow, parametersOf, rolesOf, versionOf } from '../../../store/draw/drawing-settings.ts';
import { mediaOf } from '../../kit/media-address.ts';
import { PARAMETER_NAMES } from '../../kit/parameter-words.ts';
import { Quiet } from '../../kit/quiet.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { SliderField } from '../../kit/slider-field.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import { useSettings } from '../use-settings.ts';
import styles from './reference-panel.module.css';

const ROLES: Record<ReferenceRole, ReturnType<typeof msg>> = {
  image: msg`The picture`,
  sref: msg`Its style`,
  cref: msg`Its character`,
  oref: msg`What is in it (omni-reference)`,
};

/** The use of each reference, and its weight (DRAW-35 to 37). */
export default function ReferencePanel() {
  const { t } = useLingui();
  const { references } = useSettings();
  return (
    <>
      <h2 className={styles.title}>
        <Trans>References</Trans>
      </h2>
      {references.length === 0 && (
        <Quiet small>
          <Trans>None left. Add one in the bar.</Trans>
        </Quiet>
      )}
      <ul className={styles.list}>
        {references.map((reference, i) => (
          <li key={reference.url}>
            <img src={mediaOf(reference.url, 320) ?? ''} alt={t`Reference ${i + 1}`} />
            <OneReference reference={reference} />
          </li>
        ))}
      </ul>
      <Quiet small>
        <Trans>
          One picture each for picture, style and character; up to {OMNI_REFERENCE.most} omni-references, with
          version {OMNI_REFERENCE.version} only.
        </Trans>
      </Quiet>
    </>
  );
}

function OneReference({ reference }: { reference: Readonly<Reference> }) {
  const { t, i18n } = useLingui();
  const form = useSettings();
  const { url, role } = reference;
  const roles = rolesOf(form);
  const choices = roles.filter((one) => one === role || hasRoom(one, reference));
  const version = versionOf(form);
  return (
    <div className={styles.fields}>
      <SelectField
        label={t`Follow`}
        value={role}
        options={[...(roles.includes(role) ? [] : [role]), ...choices].map((value) => ({
          value,
          label: i18n._(ROLES[value]),
        }))}
        onValue={(value) => changeReference(url, { role: value })}
      />
      {!roles.includes(role) && (
        <Quiet small>
          <Trans>Not used with version {version}.</Trans>
        </Quiet>
      )}
      <Weight reference={reference} />
      <TextButton onClick={() => removeReference(url)}>
        <Trans>Remove</Trans>
      </TextButton>
    </div>
  );
}

/** The weight: an omni-reference has its own, for the others it is a parameter. A style has none. */
function Weight({ reference: { url, role, weight } }: { reference: Readonly<Reference> }) {
  const { t, i18n } = useLingui();
  const form = useSettings();
  if (role === 'sref') return null;
  if (role === 'oref') {
    const written = parametersOf(form).ow;
    return (
      <SliderField
        label={t`Weight`}
        {...OMNI_REFERENCE.weight}
        value={Number(written ?? weight)}
        onValue={(value) => {
          // a weight in the prompt applies to all of them
          if (written !== undefined) setParameter('ow', value);
          else changeReference(url, { weight: value });
        }}
      />
    );
  }
  const key = role === 'image' ? 'iw' : 'cw';
  const { takes } = parameterRow(key);
  if (takes.is !== 'number') return null;
  return (
    <SliderField
      label={i18n._(PARAMETER_NAMES[key])}
      min={takes.min}
      max={takes.max}
      step={takes.step}
      value={Number(parameterNow(form, key))}
      onValue={(value) => setParameter(key, value)}
    />
  );
}
