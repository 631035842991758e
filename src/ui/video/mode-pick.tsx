import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { clipForm, rowOf } from '../../store/video/clip-form.ts';
import { later } from '../kit/later.ts';
import { PanelButton } from '../kit/panel-button.tsx';
import { turnMode, turnSubMode } from './turn-mode.ts';

const ModePanel = later(async () => ({ default: (await import('../kit/mode-panel.tsx')).ModePanel }));

/** The chip of the mode and its row; its panel has all of them with their costs. */
export function ModePick() {
  const { t } = useLingui();
  const { mode, subMode } = useSnapshot(clipForm);
  const chosen = rowOf({ mode, subMode });
  const name = `${chosen.mode.label} ${chosen.row.label}`;
  return (
    <PanelButton
      title={t`Model`}
      label={t`Model: ${name}`}
      after="clip"
      panel={(close) => (
        <ModePanel
          mode={mode}
          subMode={chosen.row.value}
          onMode={turnMode}
          onSubMode={(value) => {
            turnSubMode(value);
            close();
          }}
        />
      )}
    >
      {chosen.mode.label} <small>{chosen.row.label}</small>
    </PanelButton>
  );
}
