import { useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';

import { hasParameters, parametersOf } from '../../../store/draw/drawing-settings.ts';
import { later } from '../../kit/later.ts';
import { PanelButton } from '../../kit/panel-button.tsx';
import { useSettings } from '../use-settings.ts';

const ParameterPanel = later(() => import('./parameter-panel.tsx'));

/** The chip that opens the parameters of the first family, and says how many are changed; other models have none. */
export function ParameterPick() {
  const { t } = useLingui();
  const form = useSettings();
  if (!hasParameters(form)) return null;
  const { ar: _, ...set } = parametersOf(form);
  const changed = Object.keys(set).length;
  return (
    <PanelButton
      title={t`Parameters`}
      label={changed > 0 ? t`Parameters: ${changed} changed` : t`Parameters`}
      panel={() => <ParameterPanel />}
    >
      <SlidersHorizontal aria-hidden size={16} strokeWidth={1.75} />
      {changed > 0 && changed}
    </PanelButton>
  );
}
