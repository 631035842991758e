import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useSnapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { generateShotVideo } from '../../../api/storyboard.ts';
import { addSoundEffect, upscaleVideo } from '../../../api/video.ts';
import { clipMaker } from '../../../store/account/clip-makers.ts';
import { points } from '../../../store/account/points.ts';
import { browser } from '../../../store/browser.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { missingForClip } from '../../../store/film/storyboard/clip-missing.ts';
import { clipPictures } from '../../../store/film/storyboard/clip-pictures.ts';
import { clipCost, clipWayOf } from '../../../store/film/storyboard/costs.ts';
import { unfitFilmer } from '../../../store/film/storyboard/film-ratio.ts';
import {
  chooseClipMode,
  clipForm,
  generating,
  sendsReferences,
} from '../../../store/film/storyboard/generate.ts';
import { shotClipCheck } from '../../../store/film/storyboard/shot-checks.ts';
import { isSubmitting } from '../../../store/tasks/create-submit.ts';
import { CostButton } from '../../kit/cost-button.tsx';
import { afterLast } from '../../kit/pass-focus.ts';
import { SubmitStatus } from '../../kit/submit-status.tsx';
import { UndrawnNote } from '../../kit/undrawn-note.tsx';
import { Maker } from '../maker.tsx';
import { BeingMade } from './being-made.tsx';
import { CameraMove } from './camera-move.tsx';
import { clipMissingWords } from './clip-missing-words.ts';
import { ClipModePick } from './clip-mode-pick.tsx';
import { ClipPictures } from './clip-pictures.tsx';
import { ExpandLink } from './expand-link.tsx';
import { FirstFrame } from './first-frame.tsx';
import styles from './make-row.module.css';
import { ModeHelp } from './mode-help.tsx';
import { shotActions } from './shot-actions.ts';
import { ShotText } from './shot-text.tsx';
import { unfitWords } from './unfit-words.ts';
import { useEditsAtPause } from './use-shot-text.ts';

const LIMIT = 2000;
/** What this tab and the menus of its clips start; a lip sync has a dialog of its own. */
const CALLS = [generateShotVideo, upscaleVideo, addSoundEffect];

/** The Video tab: first frame, motion, mode, Generate (BOARD-37, BOARD-38). */
export function ClipTab({ shot }: { shot: Shot }) {
  const { t } = useLingui();
  const { online } = useSnapshot(browser);
  const { payload } = useSnapshot(points);
  const { mode, references } = useSnapshot(clipForm);
  // the price depends on whether there are references
  useSnapshot(clipPictures);
  const state = useSnapshot(generating.clip).bySlot[shot.id] ?? 'idle';
  const busy = isSubmitting(state);
  const way = clipWayOf(mode);
  const { ratio } = useSnapshot(board);
  const unfit = unfitFilmer(mode);
  const missing = useEditsAtPause(() => missingForClip(shot, mode));
  const statusId = useId();
  return (
    <>
      <FirstFrame shot={shot} />
      <ClipPictures shot={shot} />
      <ShotText
        shot={shot}
        field="dynamic_desc"
        label={t`Motion`}
        placeholder={t`How the camera moves: push in, pan left, hold still`}
        limit={LIMIT}
      />
      <ExpandLink shot={shot} field="dynamic_desc" />
      <CameraMove shot={shot} />
      <UndrawnNote check={shotClipCheck} />
      <SubmitStatus
        id={statusId}
        state={state}
        kind="shot-video"
        place={{ scene_id: shot.id }}
        calls={CALLS}
        problem={unfitWords(unfit, ratio)}
      >
        {clipMissingWords(missing, mode)}
      </SubmitStatus>
      <div {...afterLast('material')} className={styles.row}>
        <ClipModePick value={mode} onChoose={chooseClipMode} />
        <ModeHelp />
        <CostButton
          className={styles.go}
          busy={busy}
          ready={online && !busy && unfit === null && missing === null}
          describedBy={statusId}
          cost={payload ? clipCost(points.payload, mode, sendsReferences(shot, mode, references)) : undefined}
          onPress={() => void shotActions.film(shot)}
        >
          <Trans>Generate</Trans>
        </CostButton>
      </div>
      <BeingMade shotId={shot.id} medium="clip" />
      <Maker name={clipMaker(payload, way.mode.value, way.row)}>
        <Trans>Made by the built-in engine: a painted, animated scene, not filmed footage.</Trans>
      </Maker>
    </>
  );
}
