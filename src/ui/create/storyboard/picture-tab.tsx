import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { shotImageModel } from '../../../api/shot-image-models.ts';
import { shotMaker } from '../../../store/account/makers.ts';
import { points } from '../../../store/account/points.ts';
import { browser } from '../../../store/browser.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { pictureCost } from '../../../store/film/storyboard/costs.ts';
import { textOf } from '../../../store/film/storyboard/edits.ts';
import { unfitPainter } from '../../../store/film/storyboard/film-ratio.ts';
import { generating } from '../../../store/film/storyboard/generate.ts';
import { choosePictureModel, pictureForms } from '../../../store/film/storyboard/picture-form.ts';
import { shotPictureCheck } from '../../../store/film/storyboard/shot-checks.ts';
import { isSubmitting } from '../../../store/tasks/create-submit.ts';
import { CostButton } from '../../kit/cost-button.tsx';
import { afterLast } from '../../kit/pass-focus.ts';
import { SubmitStatus } from '../../kit/submit-status.tsx';
import { UndrawnNote } from '../../kit/undrawn-note.tsx';
import { Maker } from '../maker.tsx';
import { needsPictureWords } from '../picture-words.ts';
import { BeingMade } from './being-made.tsx';
import { ExpandLink } from './expand-link.tsx';
import styles from './make-row.module.css';
import { PictureModelPick } from './picture-model-pick.tsx';
import { PictureParameters } from './picture-parameters.tsx';
import { PictureReferences } from './picture-references.tsx';
import { shotActions } from './shot-actions.ts';
import { ShotRoles } from './shot-roles.tsx';
import { ShotText } from './shot-text.tsx';
import { unfitWords } from './unfit-words.ts';
import { useLackingPicture } from './use-lacking-picture.ts';
import { useShotText } from './use-shot-text.ts';

const LIMIT = 2000;

/** The Drawing tab: prompt, model, Generate (BOARD-38, BOARD-41). */
export function PictureTab({ shot }: { shot: Shot }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState(false);
  const { online } = useSnapshot(browser);
  const { payload } = useSnapshot(points);
  const state = useSnapshot(generating.picture).bySlot[shot.id] ?? 'idle';
  const busy = isSubmitting(state);
  const { model } = useSnapshot(pictureForms);
  const chosen = shotImageModel(model);
  const { ratio } = useSnapshot(board);
  const unfit = unfitPainter(model);
  const lacking = useLackingPicture(shot);
  const statusId = useId();
  return (
    <>
      <ShotText
        shot={shot}
        field="static_desc"
        label={t`Prompt`}
        placeholder={t`What the picture shows: subject, place, light`}
        limit={LIMIT}
      />
      <ExpandLink shot={shot} field="static_desc" />
      <ShotRoles shot={shot} />
      <PictureReferences shot={shot} />
      <UndrawnNote check={shotPictureCheck} />
      <Status
        id={statusId}
        shot={shot}
        state={state}
        asked={asked}
        unfit={unfitWords(unfit, ratio)}
        lacking={needsPictureWords(lacking)}
      />
      <div {...afterLast('material')} className={styles.row}>
        <PictureModelPick value={model} onChoose={choosePictureModel} />
        <PictureParameters shot={shot} />
        <CostButton
          className={styles.go}
          busy={busy}
          ready={online && !busy && unfit === null && lacking === null}
          describedBy={statusId}
          cost={payload ? pictureCost(points.payload, model) : undefined}
          onPress={() => {
            const empty = textOf(shot, 'static_desc').trim() === '';
            setAsked(empty);
            if (!empty) void shotActions.draw(shot);
          }}
        >
          <Trans>Generate</Trans>
        </CostButton>
      </div>
      <BeingMade shotId={shot.id} medium="picture" />
      <Maker name={shotMaker(payload, chosen.drawn, chosen.tool)}>
        <Trans>
          Drawn by the built-in engine: it composes scenes from your words and doesn't paint like a large
          model. Shots at one place look alike; for another look, draw the first of them again.
        </Trans>
      </Maker>
    </>
  );
}

/** A separate component, because it changes with every keystroke. */
function Status({
  id,
  shot,
  state,
  asked,
  unfit,
  lacking,
}: {
  id: string;
  shot: Shot;
  state: NonNullable<ComponentProps<typeof SubmitStatus>['state']>;
  /** Generate was pressed without a prompt. */
  asked: boolean;
  /** Why the model cannot draw for this film. */
  unfit: ReturnType<typeof unfitWords>;
  /** What it needs, and the shot does not have. */
  lacking: string | null;
}) {
  const empty = useShotText(shot, 'static_desc').trim() === '';
  return (
    <SubmitStatus
      id={id}
      state={state}
      kind="shot-image"
      place={{ scene_id: shot.id }}
      problem={(asked && empty && 'words') || unfit}
    >
      {lacking}
    </SubmitStatus>
  );
}
