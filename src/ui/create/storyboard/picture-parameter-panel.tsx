import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { takesPictures } from '../../../store/film/picture-needs.ts';
import { REFERENCE_WEIGHTS, usesFaceWeight } from '../../../store/film/reference-weights.ts';
import {
  changePictureForm,
  pictureFormOf,
  pictureForms,
  resetPictureForm,
  SHOT_QUALITY,
  weighsReferences,
} from '../../../store/film/storyboard/picture-form.ts';
import { SliderField } from '../../kit/slider-field.tsx';
import { FirstFamilyFields } from '../first-family-fields.tsx';
import { ParameterHead } from '../parameter-head.tsx';

/** The parameters of a shot's pictures (BOARD-44, BOARD-45). */
export default function PictureParameterPanel({ shot }: { shot: Shot }) {
  const { t } = useLingui();
  useSnapshot(pictureForms);
  const form = pictureFormOf(shot);
  const set = (changes: Parameters<typeof changePictureForm>[1]) => changePictureForm(shot.id, changes);
  return (
    <>
      <ParameterHead onReset={() => resetPictureForm(shot.id)} />
      {form.model === 'mj' && (
        <FirstFamilyFields
          form={form}
          // the character has a separate weight where references have none
          sliders={
            weighsReferences(form) || !takesPictures(form.model)
              ? ['s', 'chaos', 'q']
              : ['s', 'chaos', 'q', 'cw']
          }
          ranges={{ q: SHOT_QUALITY }}
          onChange={set}
        />
      )}
      {form.model === 'jimeng' && (
        <SliderField
          label={t`Subject weight`}
          {...REFERENCE_WEIGHTS.rip}
          value={form.rip}
          hint={t`How closely the character's picture is followed`}
          onValue={(rip) => set({ rip })}
        />
      )}
      {usesFaceWeight(form, shot) && (
        <SliderField
          label={t`Face weight`}
          {...REFERENCE_WEIGHTS.rid}
          value={form.rid}
          onValue={(rid) => set({ rid })}
        />
      )}
    </>
  );
}
