import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { STYLE_TYPES } from '../../api/draw-models.ts';
import { drawForm, modelOf } from '../../store/draw/draw-form.ts';
import { Pick } from '../kit/pick.tsx';
import { useSettings } from './use-settings.ts';

const NAMES = {
  AUTO: msg`Auto`,
  GENERAL: msg`General`,
  REALISTIC: msg`Realistic`,
  DESIGN: msg`Design`,
} as const;

/** The styles of the style model, sent in capitals (DRAW-13); the other models have none here. */
export function StylePick() {
  const { t, i18n } = useLingui();
  const { model, style } = useSettings();
  if (modelOf(model).tool !== 'id') return null;
  return (
    <Pick
      title={t`Style`}
      value={style}
      onChoose={(value) => {
        drawForm.style = value;
      }}
      choices={STYLE_TYPES.map(({ value }) => ({ value, label: i18n._(NAMES[value]) }))}
    >
      <small aria-hidden>{t`Style`}</small> {i18n._(NAMES[style])}
    </Pick>
  );
}
