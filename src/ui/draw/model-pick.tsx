import { useSnapshot } from 'valtio';
import { DRAW_MODELS } from '../../api/draw-models.ts';
import { drawRow } from '../../store/account/makers.ts';
import { points } from '../../store/account/points.ts';
import { drawForm, modelOf } from '../../store/draw/draw-form.ts';
import { ModelPick as KitModelPick } from '../kit/model-pick.tsx';
import { useSettings } from './use-settings.ts';

/** The models of the drawing page. */
export function ModelPick() {
  const { model } = useSettings();
  const { payload } = useSnapshot(points);
  const chosen = modelOf(model);
  return (
    <KitModelPick
      value={model}
      after="drawing"
      onChoose={(value) => {
        drawForm.model = value;
      }}
      models={DRAW_MODELS.map(({ key, name, tag, pictures, cost }) => ({
        key,
        name,
        tag,
        pictures,
        cost: points.payload && cost(points.payload),
        maker: drawRow(payload, key)?.name,
      }))}
    >
      {chosen.name} {chosen.tag && <small>{chosen.tag}</small>}
    </KitModelPick>
  );
}
