import { useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';

import { useSnapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { points } from '../../../store/account/points.ts';
import { takesPictures } from '../../../store/film/picture-needs.ts';
import { pictureForms } from '../../../store/film/storyboard/picture-form.ts';
import { later } from '../../kit/later.ts';
import { PanelButton } from '../../kit/panel-button.tsx';

const PictureParameterPanel = later(() => import('./picture-parameter-panel.tsx'));

/** The chip that opens the parameters, for models that have some. */
export function PictureParameters({ shot }: { shot: Shot }) {
  const { t } = useLingui();
  const { model } = useSnapshot(pictureForms);
  // what a real model takes comes with the points answer
  useSnapshot(points);
  // of the second, all are weights of pictures
  if (model !== 'mj' && !(model === 'jimeng' && takesPictures(model))) return null;
  return (
    <PanelButton
      title={t`Parameters`}
      label={t`Parameters`}
      panel={() => <PictureParameterPanel shot={shot} />}
    >
      <SlidersHorizontal aria-hidden size={16} strokeWidth={1.75} />
    </PanelButton>
  );
}
