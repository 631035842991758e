import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
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
import { Pick } from '../../kit/pick.tsx';

/** The models that draw shots, with their cost per use (BOARD-39). */
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
  const maker = payload?.providers?.picture;
  const bound = SHOT_IMAGE_MODELS.filter(({ drawn, tool }) => shotRow(payload, drawn, tool)).length;
  return (
    <Pick
      title={t`Model`}
      value={value}
      onChoose={onChoose}
      choices={SHOT_IMAGE_MODELS.map(({ key, name, drawn, tool }) => {
        const cost = pictureCost(points.payload, key);
        return {
          value: key,
          disabled: unfitPainter(key) !== null,
          label: name,
          note: [
            plural(shotImageCount(key), { one: '# picture', other: '# pictures' }),
            shotRow(payload, drawn, tool)?.name,
            unfitPainter(key) !== null && t`Doesn't make ${ratio}, this film's ratio`,
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
        bound < SHOT_IMAGE_MODELS.length &&
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
      {shotImageModel(value).name}
    </Pick>
  );
}
