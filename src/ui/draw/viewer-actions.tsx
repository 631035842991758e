import { useLingui } from '@lingui/react/macro';
import type { DrawnPicture } from '../../store/draw/picture.ts';
import { ViewActions } from '../kit/view-actions.tsx';
import { pictureActions } from './picture-actions.ts';

const ALWAYS = ['download'];
/** What one wants next of a picture that fills the screen; on a tile there is no room for all of them. */
const SHOWN = ['download', 'variation', 'hd', 'clip'];

/** The picture's actions, from the same table as its tile's. */
export function ViewerActions({
  picture,
  onLeave,
}: {
  picture: DrawnPicture;
  /** Closes the view, and then calls this. */
  onLeave: (then: () => void) => void;
}) {
  const { t } = useLingui();
  const number = picture.index + 1;
  return (
    <ViewActions
      label={t`Actions for picture ${number}`}
      entries={() => pictureActions(picture)}
      shown={SHOWN}
      always={ALWAYS}
      onLeave={onLeave}
    />
  );
}
