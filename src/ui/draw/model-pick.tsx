import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { DRAW_MODELS } from '../../api/draw-models.ts';
import { drawRow } from '../../store/account/makers.ts';
import { points } from '../../store/account/points.ts';
import { drawForm, modelOf } from '../../store/draw/draw-form.ts';
import { Pick } from '../kit/pick.tsx';
import { useSettings } from './use-settings.ts';

/** The models with their cost per use, read from the points payload (POINTS-07), and who really makes the pictures. */
export function ModelPick() {
  const { t } = useLingui();
  const { model } = useSettings();
  const { payload } = useSnapshot(points);
  const chosen = modelOf(model);
  const maker = payload?.providers?.picture;
  const bound = DRAW_MODELS.filter(({ key }) => drawRow(payload, key)).length;
  const costOf = (row: (typeof DRAW_MODELS)[number]) => points.payload && row.cost(points.payload);
  return (
    <Pick
      title={t`Model`}
      value={model}
      onChoose={(value) => {
        drawForm.model = value;
      }}
      choices={DRAW_MODELS.map((row) => {
        const cost = costOf(row);
        return {
          value: row.key,
          label: row.name,
          tag: row.tag,
          note: [
            plural(row.pictures, { one: '# picture', other: '# pictures' }),
            drawRow(payload, row.key)?.name,
          ]
            .filter(Boolean)
            .join(' · '),
          ...(payload && {
            end: cost === null ? t`price unknown` : plural(cost, { one: '# point', other: '# points' }),
          }),
        };
      })}
      foot={
        maker &&
        bound < DRAW_MODELS.length &&
        (maker === 'built-in engine' ? (
          bound > 0 ? (
            <Trans>The built-in engine draws for models without a maker's name.</Trans>
          ) : (
            <Trans>For now, this studio's built-in engine draws all of them.</Trans>
          )
        ) : (
          <Trans>Made by {maker}</Trans>
        ))
      }
    >
      {chosen.name} {chosen.tag && <small>{chosen.tag}</small>}
    </Pick>
  );
}
