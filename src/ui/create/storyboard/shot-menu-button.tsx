import { useLingui } from '@lingui/react/macro';
import { Suspense, useRef, useState } from 'react';
import type { Shot } from '../../../api/shot.ts';
import { selectShot } from '../../../store/film/storyboard/board.ts';
import { FilePick, type FilePicker, offersCamera } from '../../kit/file-pick.tsx';
import { later } from '../../kit/later.ts';
import { ActionsButton } from '../actions-button.tsx';
import { shotActions } from './shot-actions.ts';
import styles from './strip-item.module.css';

const FrameDialog = later(() => import('./frame-dialog.tsx'));
const ShotMenu = later(() => import('./shot-menu.tsx'));
const PICTURE = 'drawReference';

/** A shot's menu, and the file field of its "Upload image". */
export function ShotMenuButton({
  shot,
  index,
  of,
  tabIndex,
}: {
  shot: Shot;
  index: number;
  of: number;
  tabIndex: number;
}) {
  const { t } = useLingui();
  const picker = useRef<FilePicker>(null);
  const [framing, setFraming] = useState(false);
  const number = index + 1;
  return (
    <>
      <ActionsButton
        data-ui="shot-menu"
        className={styles.menu}
        number={number}
        tabIndex={tabIndex}
        lost={t`Its text, pictures and clips go with it. You can undo this right afterwards, but what is still being made for it is cancelled.`}
        // actions apply to the shot on the stage
        onOpen={() => selectShot(shot.id)}
        onDelete={() => void shotActions.remove(shot)}
        menu={(menu) => (
          <ShotMenu
            shot={shot}
            index={index}
            of={of}
            {...menu}
            onFrame={() => setFraming(true)}
            onUpload={() => picker.current?.choose()}
            onPhotograph={offersCamera(PICTURE) ? () => picker.current?.photograph() : null}
          />
        )}
      />
      <FilePick
        use={PICTURE}
        label={t`Picture for shot ${number}`}
        picker={picker}
        onFile={(file) => void shotActions.upload(shot.id, file)}
      />
      <Suspense fallback={null}>
        {framing && <FrameDialog shot={shot} number={number} onClose={() => setFraming(false)} />}
      </Suspense>
    </>
  );
}
