import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import {
  SHOT_IMAGE_MODELS,
  type ShotImageKey,
  shotImageCount,
  shotImageModel,
} from '../../../api/shot-image-models.ts';
import { shotRow } from '../../../store/account/makers.ts';
import { points } from '../../../store/account/points.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { pictureCost } from '../../../store/film/storyboard/costs.ts';
import { unfitPainter } from '../../../store/film/storyboard/film-ratio.ts';
import { ModelPick } from '../../kit/model-pick.tsx';

/** The models that draw shots (BOARD-39). Those that do not make the film's ratio cannot be chosen. */
export function PictureModelPick({
  value,
  onChoose,
}: {
  value: ShotImageKey;
  onChoose: (model: ShotImageKey) => void;
}) {
  const { t } = useLingui();
  const { payload } = useSnapshot(points);
  const { ratio } = useSnapshot(board);
  return (
    <ModelPick
      value={value}
      onChoose={onChoose}
      models={SHOT_IMAGE_MODELS.map(({ key, name, drawn, tool }) => ({
        key,
        name,
        pictures: shotImageCount(key),
        cost: pictureCost(points.payload, key),
        maker: shotRow(payload, drawn, tool)?.name,
        unfit: unfitPainter(key) !== null && t`Doesn't make ${ratio}, this film's ratio`,
      }))}
    >
      {shotImageModel(value).name}
    </ModelPick>
  );
}
