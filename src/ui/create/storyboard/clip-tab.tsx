import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { points } from '../../../store/account/points.ts';
import { browser } from '../../../store/browser.ts';
import { CLIP_MODE, CLIP_MODES, clipCost, clipModeOf } from '../../../store/film/storyboard/costs.ts';
import { clipForm, generating } from '../../../store/film/storyboard/generate.ts';
import { isSubmitting } from '../../../store/tasks/create-submit.ts';
import { CostButton } from '../../kit/cost-button.tsx';
import { Pick } from '../../kit/pick.tsx';
import { SubmitStatus } from '../../kit/submit-status.tsx';
import { FirstFrame } from './first-frame.tsx';
import styles from './make-row.module.css';
import { Maker } from './maker.tsx';
import { shotActions } from './shot-actions.ts';
import { ShotText } from './shot-text.tsx';

const LIMIT = 2000;

/** Setting a shot in motion: the first frame, its words and the mode with its cost (BOARD-37, BOARD-38). */
export function ClipTab({ shot }: { shot: Shot }) {
  const { t } = useLingui();
  const { online } = useSnapshot(browser);
  const { payload } = useSnapshot(points);
  const { mode } = useSnapshot(clipForm);
  const state = useSnapshot(generating.clip).bySlot[shot.id] ?? 'idle';
  const busy = isSubmitting(state);
  const chosen = clipModeOf(mode);
  const label = [CLIP_MODE?.label, chosen?.label].filter(Boolean).join(' ');
  return (
    <>
      <FirstFrame shot={shot} />
      <ShotText
        shot={shot}
        field="dynamic_desc"
        label={t`Motion`}
        placeholder={t`How the camera moves: push in, pan left, hold still`}
        limit={LIMIT}
      />
      <SubmitStatus state={state} />
      <div className={styles.row}>
        <Pick
          title={t`Mode`}
          value={mode}
          onChoose={(value) => {
            clipForm.mode = value;
          }}
          choices={CLIP_MODES.map((row) => {
            const cost = payload && clipCost(points.payload, row.value);
            return {
              value: row.value,
              label: `${CLIP_MODE?.label ?? ''} ${row.label}`,
              note: t`${row.seconds} seconds`,
              ...(payload && {
                end: cost === null ? t`price unknown` : plural(cost, { one: '# point', other: '# points' }),
              }),
            };
          })}
          foot={
            payload?.providers?.video === 'built-in engine' ? (
              <Trans>The built-in engine makes Lite and Pro the same way. Choose by the size you need.</Trans>
            ) : undefined
          }
        >
          {label}
        </Pick>
        <CostButton
          className={styles.go}
          busy={busy}
          ready={online && !busy}
          cost={payload ? clipCost(points.payload, mode) : undefined}
          onPress={() => void shotActions.film(shot)}
        >
          <Trans>Generate</Trans>
        </CostButton>
      </div>
      <Maker name={payload?.providers?.video}>
        <Trans>
          Made by the built-in engine: the camera moves over the picture; things in it stay still.
        </Trans>
      </Maker>
    </>
  );
}
