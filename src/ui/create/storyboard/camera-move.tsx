import { useLingui } from '@lingui/react/macro';
import { cameraTerms, moveIn, withMove } from '../../../api/camera-terms.ts';
import type { Shot } from '../../../api/shot.ts';
import { editShot } from '../../../store/film/storyboard/edits.ts';
import { SelectField } from '../../kit/select-field.tsx';
import { useShotText } from './use-shot-text.ts';

/** Picks the camera move, which is the first sentence of the motion prompt. */
export function CameraMove({ shot }: { shot: Shot }) {
  const { t } = useLingui();
  const motion = useShotText(shot, 'dynamic_desc');
  const terms = cameraTerms('move', motion || shot.hm_desc || shot.static_desc);
  const move = moveIn(motion);
  return (
    <SelectField
      label={t`Camera`}
      value={move}
      options={[
        { value: '', label: t`As described` },
        ...[...new Set([...terms, ...(move ? [move] : [])])].map((value) => ({ value, label: value })),
      ]}
      onValue={(value) => editShot(shot.id, 'dynamic_desc', withMove(motion, value))}
    />
  );
}
