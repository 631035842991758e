import { useLingui } from '@lingui/react/macro';
import {
  ArrowLeft,
  ArrowRight,
  Camera,
  Copy,
  Film,
  ImagePlus,
  ListEnd,
  ListPlus,
  Scissors,
  Trash2,
  Upload,
} from 'lucide-react';
import { useSnapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { points } from '../../../store/account/points.ts';
import { clipCost, pictureCost } from '../../../store/film/storyboard/costs.ts';
import { clipForm, sendsReferences } from '../../../store/film/storyboard/generate.ts';
import { costWords } from '../../kit/cost-words.ts';
import { FloatingMenu, type MenuEntry } from '../../kit/floating-menu.tsx';
import { shotActions } from './shot-actions.ts';
import { clipBlocked, pictureBlocked } from './shot-blocked.ts';

/** A shot's actions. Moving is here too, so that nobody has to drag (BOARD-11). */
export default function ShotMenu({
  shot,
  index,
  of,
  anchor,
  onUpload,
  onPhotograph,
  onFrame,
  onDelete,
  onClose,
}: {
  shot: Shot;
  index: number;
  of: number;
  anchor: string;
  onUpload: () => void;
  /** Null on a device without a camera. */
  onPhotograph: (() => void) | null;
  /** Opens the dialog that extracts a frame of the clip. */
  onFrame: () => void;
  onDelete: () => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { id } = shot;
  const number = index + 1;
  const { payload } = useSnapshot(points);
  const { mode } = useSnapshot(clipForm);
  const entry = (
    value: string,
    label: string,
    icon: MenuEntry['icon'],
    run: () => void,
    cost?: number | null,
  ): MenuEntry => ({
    value,
    label,
    icon,
    run,
    ...(cost || (cost === null && payload) ? { end: costWords(cost) } : {}),
  });
  const drawn = pictureCost(points.payload);
  const filmed = clipCost(points.payload, mode, sendsReferences(shot, mode));
  const lacking = clipBlocked(shot);
  const pictureless = pictureBlocked(shot);
  return (
    <FloatingMenu
      anchor={anchor}
      label={t`Actions for shot ${number}`}
      placement="top-start"
      onClose={onClose}
      entries={[
        entry('add', t`Add a shot after`, ListPlus, () => void shotActions.addAfter(id)),
        entry('upload', t`Upload image`, Upload, onUpload),
        ...(onPhotograph ? [entry('photograph', t`Take a photo`, Camera, onPhotograph)] : []),
        entry('copy', t`Copy shot`, Copy, () => void shotActions.copy(id)),
        // BOARD-21
        {
          ...entry('continue', t`Continuous shot`, ListEnd, () => void shotActions.goOn(shot)),
          ...(shot.is_continuous === 1 ? {} : { blocked: t`Only for shots with a clip` }),
        },
        {
          ...entry('frame', t`Extract a frame`, Scissors, onFrame),
          ...(shot.is_continuous === 1 && shot.video_url ? {} : { blocked: t`Only for shots with a clip` }),
        },
        {
          ...entry('picture', t`Generate image`, ImagePlus, () => void shotActions.draw(shot), drawn),
          ...(pictureless ? { blocked: pictureless } : {}),
        },
        {
          ...entry('clip', t`Generate video`, Film, () => void shotActions.film(shot), filmed),
          ...(lacking ? { blocked: lacking } : {}),
        },
        ...(index > 0
          ? [entry('left', t`Move left`, ArrowLeft, () => void shotActions.move(id, index - 1))]
          : []),
        ...(index < of - 1
          ? [entry('right', t`Move right`, ArrowRight, () => void shotActions.move(id, index + 1))]
          : []),
        entry('delete', t`Delete`, Trash2, onDelete),
      ]}
    />
  );
}
