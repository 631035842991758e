import { Trans, useLingui } from '@lingui/react/macro';
import { Dices } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { parameterRow, SEED, STYLE_WORDS, VERSIONS } from '../../../api/draw-parameters.ts';
import { points } from '../../../store/account/points.ts';
import { setParameter, setVersion } from '../../../store/draw/change-settings.ts';
import {
  parameterNow,
  parametersOf,
  sentReferences,
  versionOf,
} from '../../../store/draw/drawing-settings.ts';
import { Button } from '../../kit/button.tsx';
import { CountedField } from '../../kit/counted-field.tsx';
import { PARAMETER_HINTS, PARAMETER_NAMES } from '../../kit/parameter-words.ts';
import { Quiet } from '../../kit/quiet.tsx';
import { Segments } from '../../kit/segments.tsx';
import { SelectField } from '../../kit/select-field.tsx';
import { SliderField } from '../../kit/slider-field.tsx';
import { SwitchRow } from '../../kit/switch-row.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import { useSettings } from '../use-settings.ts';
import styles from './parameter-panel.module.css';

const SLIDERS = ['s', 'chaos', 'c', 'weird', 'q', 'iw', 'cw'] as const;

/** The first family's parameters, made from the table. Those in the prompt are changed there (DRAW-29 to 34). */
export default function ParameterPanel() {
  const { t, i18n } = useLingui();
  const form = useSettings();
  const maker = useSnapshot(points).payload?.providers?.picture;
  const set = parametersOf(form);
  const roles = sentReferences(form).map(({ role }) => role);
  const name = (key: keyof typeof PARAMETER_NAMES) => i18n._(PARAMETER_NAMES[key]);
  const words = t`None`;
  // a weight without its picture has no effect
  const shown = SLIDERS.filter(
    (key) => (key !== 'iw' || roles.includes('image')) && (key !== 'cw' || roles.includes('cref')),
  );
  return (
    <>
      <div className={styles.head}>
        <h2>
          <Trans>Parameters</Trans>
        </h2>
        <TextButton onClick={reset}>
          <Trans>Reset</Trans>
        </TextButton>
      </div>
      <Segments
        small
        label={name('v')}
        value={versionOf(form)}
        options={[
          ...VERSIONS.map((value) => ({ value, label: value })),
          { value: 'niji' as const, label: name('niji') },
        ]}
        onChange={setVersion}
      />
      {shown.map((key) => {
        const { takes } = parameterRow(key);
        if (takes.is !== 'number') return null;
        const hint = PARAMETER_HINTS[key];
        return (
          <SliderField
            key={key}
            label={name(key)}
            min={takes.min}
            max={takes.max}
            step={takes.step}
            value={Number(parameterNow(form, key))}
            hint={hint && i18n._(hint)}
            onValue={(value) => setParameter(key, value)}
          />
        );
      })}
      <SelectField
        label={name('style')}
        value={String(set.style ?? '')}
        options={[
          { value: '', label: words },
          ...STYLE_WORDS.map((value: string) => ({ value, label: value })),
        ]}
        onValue={(value) => setParameter('style', value || null)}
      />
      <SwitchRow
        label={name('tile')}
        checked={set.tile === 1}
        onChange={(on) => setParameter('tile', on ? 1 : null)}
      />
      <Seed value={set.seed === undefined ? '' : String(set.seed)} label={name('seed')} />
      <CountedField
        label={name('no')}
        value={String(set.no ?? '')}
        max={200}
        placeholder={t`What the picture must not show`}
        onValue={(value) => setParameter('no', value || null)}
      />
      {maker === 'built-in engine' && (
        <Quiet small>
          <Trans>The built-in engine doesn't use version, quality and seamless tile.</Trans>
        </Quiet>
      )}
    </>
  );
}

function Seed({ value, label }: { value: string; label: string }) {
  const { t } = useLingui();
  return (
    <div className={styles.seed}>
      <label>
        <span>{label}</span>
        <input
          inputMode="numeric"
          placeholder={t`Random`}
          value={value}
          onChange={({ target }) => {
            const digits = target.value.replace(/\D/gu, '').slice(0, 10);
            setParameter('seed', digits === '' ? null : Math.min(SEED.max, Number(digits)));
          }}
        />
      </label>
      <Button
        variant="soft"
        aria-label={t`Roll a seed`}
        onClick={() => setParameter('seed', crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)}
      >
        <Dices aria-hidden size={16} strokeWidth={1.75} />
      </Button>
    </div>
  );
}

/** Resets the parameters, in the text too; ratio and references stay. */
function reset(): void {
  for (const key of Object.keys(PARAMETER_NAMES) as (keyof typeof PARAMETER_NAMES)[])
    if (key !== 'ar' && key !== 'ow') setParameter(key, null);
}
