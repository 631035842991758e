import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { points } from '../../../store/account/points.ts';
import { CLIP_MODES, clipCost, clipModeName, clipModeOf } from '../../../store/film/storyboard/costs.ts';
import { Pick } from '../../kit/pick.tsx';

/** The ways in which a clip can be made, each with its cost. */
export function ClipModePick({ value, onChoose }: { value: string; onChoose: (value: string) => void }) {
  const { t } = useLingui();
  const { payload } = useSnapshot(points);
  return (
    <Pick
      title={t`Mode`}
      value={value}
      onChoose={onChoose}
      choices={CLIP_MODES.map((row) => {
        const cost = payload && clipCost(points.payload, row.value);
        return {
          value: row.value,
          label: clipModeName(row.label),
          note: t`${row.seconds} seconds`,
          ...(payload && {
            end: cost === null ? t`price unknown` : plural(cost, { one: '# point', other: '# points' }),
          }),
        };
      })}
      foot={
        payload?.providers?.video === 'built-in engine' ? (
          <Trans>The built-in engine makes Lite and Pro the same way. Choose by the size you need.</Trans>
        ) : undefined
      }
    >
      {clipModeName(clipModeOf(value)?.label)}
    </Pick>
  );
}
