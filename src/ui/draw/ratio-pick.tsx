import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { RATIOS } from '../../api/draw-options.ts';
import { makesRatio } from '../../api/model-limits.ts';
import { points } from '../../store/account/points.ts';
import { setRatio } from '../../store/draw/change-settings.ts';
import { MATCH_REFERENCE, modelOf } from '../../store/draw/draw-form.ts';
import { canMatchReference, makerOf, ratioOf } from '../../store/draw/drawing-settings.ts';
import { Pick } from '../kit/pick.tsx';
import { RatioShape } from '../kit/ratio-shape.tsx';
import { useSettings } from './use-settings.ts';

/** The ratios, each with its shape (DRAW-10, DRAW-11). */
export function RatioPick() {
  const { t } = useLingui();
  const form = useSettings();
  // the ratios of a model's row come with the points answer
  useSnapshot(points);
  const maker = makerOf(form);
  const ratio = ratioOf(form);
  const matches = canMatchReference(form);
  const likeReference = {
    value: MATCH_REFERENCE,
    label: t`As the reference`,
    figure: <RatioShape ratio="1:1" dashed />,
    disabled: !matches,
    ...(matches ? {} : { note: t`Needs a reference picture` }),
  } as const;
  return (
    <Pick
      title={t`Ratio`}
      value={ratio}
      onChoose={setRatio}
      choices={[
        ...RATIOS.map((value) => ({
          value,
          label: value,
          figure: <RatioShape ratio={value} />,
          ...(maker && !makesRatio(maker, value)
            ? { disabled: true, note: t`${maker.name} doesn't make it` }
            : {}),
        })),
        ...(modelOf(form.model).tool === 'flux' ? [likeReference] : []),
      ]}
    >
      <RatioShape ratio={ratio} />
      {ratio === MATCH_REFERENCE ? t`As the reference` : ratio}
    </Pick>
  );
}
