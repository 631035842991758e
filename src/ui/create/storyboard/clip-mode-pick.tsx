import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { modeOf, NOT_IN_STORYBOARD } from '../../../api/video-modes.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { clipWayName, clipWayOf } from '../../../store/film/storyboard/costs.ts';
import { later } from '../../kit/later.ts';
import { PanelButton } from '../../kit/panel-button.tsx';

const ModePanel = later(async () => ({ default: (await import('../../kit/mode-panel.tsx')).ModePanel }));

/** The modes and rows in which a clip can be made, each with its cost: the same table as the video page's. */
export function ClipModePick({ value, onChoose }: { value: string; onChoose: (value: string) => void }) {
  const { t } = useLingui();
  const name = clipWayName(clipWayOf(value));
  return (
    <PanelButton
      title={t`Mode`}
      label={t`Mode: ${name}`}
      panel={(close) => (
        <Panel
          value={value}
          onChoose={(way) => {
            onChoose(way);
            close();
          }}
        />
      )}
    >
      {name}
    </PanelButton>
  );
}

/** A mode only opens its rows; the choice is made with one of them. */
function Panel({ value, onChoose }: { value: string; onChoose: (value: string) => void }) {
  const [mode, setMode] = useState(clipWayOf(value).mode.value);
  const { ratio } = useSnapshot(board);
  const known = modeOf(mode)?.subModes.some((row) => row.value === value);
  return (
    <ModePanel
      mode={mode}
      subMode={known ? value : ''}
      leftOut={NOT_IN_STORYBOARD}
      ratio={ratio}
      onMode={setMode}
      onSubMode={onChoose}
    />
  );
}
