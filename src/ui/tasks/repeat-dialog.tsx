import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { points } from '../../store/account/points.ts';
import { announce } from '../../store/announcer.ts';
import { repeat as sendAgain } from '../../store/task-center/actions.ts';
import type { TaskView } from '../../store/task-center/rows.ts';
import type { Repeat } from '../../store/tasks/read-repeat.ts';
import { report } from '../errors/error-policy.ts';
import ConfirmDialog from '../kit/confirm-dialog.tsx';
import { leftOutWords } from '../kit/left-out-words.ts';
import { SentenceGap } from '../kit/sentence-gap.tsx';
import { toastSubmit } from '../kit/submit-words.ts';

/** Shows what it costs to run a task again, and sends it when confirmed. */
export default function RepeatDialog({
  view,
  title,
  repeat,
  onClose,
}: {
  view: TaskView;
  title: string;
  repeat: Repeat;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { payload } = useSnapshot(points);
  const { leftOut } = repeat;
  const note = leftOutWords(leftOut);
  const noteId = useId();
  const send = async () => {
    try {
      const status = await sendAgain(view, repeat);
      if (status === 'accepted') announce(t`Sent again`);
      toastSubmit(status, { description: title });
    } catch (error) {
      report(error, { cost: repeat.points });
    }
  };
  return (
    <ConfirmDialog
      title={t`Run this again?`}
      confirm={t`Run again`}
      blockedBy={leftOut?.why === 'change' ? noteId : undefined}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <p dir="auto">{title}</p>
      {note && <p id={noteId}>{note}</p>}
      <p>
        {repeat.points === 0 ? (
          <Trans>It's free.</Trans>
        ) : (
          plural(repeat.points, { one: 'It costs # point.', other: 'It costs # points.' })
        )}
        <SentenceGap />
        {payload && plural(payload.total_points, { one: 'You have # point.', other: 'You have # points.' })}
      </p>
    </ConfirmDialog>
  );
}
