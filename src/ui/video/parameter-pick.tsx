import { useLingui } from '@lingui/react/macro';

import { useSnapshot } from 'valtio';
import { type ClipSettings, clipForm, ratioOf, secondsOf } from '../../store/video/clip-form.ts';
import { later } from '../kit/later.ts';
import { PanelButton } from '../kit/panel-button.tsx';
import { RatioShape } from '../kit/ratio-shape.tsx';
import { PARAMETERS } from './prompt-focus.ts';

const ParameterPanel = later(() => import('./parameter-panel.tsx'));

/** The chip of ratio and length. */
export function ParameterPick() {
  const { t } = useLingui();
  const form = useSnapshot(clipForm) as ClipSettings;
  const ratio = ratioOf(form);
  const seconds = secondsOf(form);
  return (
    <PanelButton
      title={t`Parameters`}
      mark={PARAMETERS}
      label={t`Parameters: ${ratio}, ${seconds} seconds`}
      panel={() => <ParameterPanel />}
    >
      <RatioShape ratio={ratio} />
      {ratio} <small>{t`${seconds} s`}</small>
    </PanelButton>
  );
}
