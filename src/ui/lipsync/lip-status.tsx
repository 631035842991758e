import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { LIP_SYNC_TOOLS } from '../../api/lipsync.ts';
import { costOf } from '../../api/points.ts';
import { paidSeconds, textLanguage } from '../../api/voices.ts';
import { makerOf } from '../../store/account/makers.ts';
import { points } from '../../store/account/points.ts';
import { AUDIO_SOURCE, type LipForm, lipForm } from '../../store/lipsync/lip-form.ts';
import { type Missing, soundOf, textOf } from '../../store/lipsync/lip-request.ts';
import { making } from '../../store/lipsync/lip-submit.ts';
import { pictureUpload } from '../../store/lipsync/picture.ts';
import { soundUpload } from '../../store/lipsync/sound-upload.ts';
import { lengthWords } from '../kit/length-words.ts';
import { SentenceGap } from '../kit/sentence-gap.tsx';
import { SubmitStatus } from '../kit/submit-status.tsx';
import { usePassingProblem } from '../kit/use-passing-problem.ts';
import { STATUS_ID } from './field-ids.ts';
import { useArriving } from './is-arriving.ts';
import { useMissingWords } from './missing-words.ts';

const FILES = [pictureUpload.state, soundUpload];

/**
 * The line above Generate: what is in progress, how the price is calculated, who makes it and its limits. A missing field says so itself,
 * with two exceptions: a sound longer than the video is a matter of two fields, and a face is as tall as its picture, so that a line
 * below it is out of sight.
 */
export function LipStatus({ missing }: { missing: Missing | null }) {
  const { t } = useLingui();
  const { state } = useSnapshot(making);
  const { payload } = useSnapshot(points);
  const form = useSnapshot(lipForm) as LipForm;
  const uploading = useArriving();
  usePassingProblem(FILES, state);
  const words = useMissingWords();
  const said = missing === 'longer' || missing === 'face' ? missing : null;
  const sound = soundOf(form);
  const isDub = form.tab === 'digitalHuman';
  const maker = isDub
    ? makerOf(payload, 'digital-human', LIP_SYNC_TOOLS.digitalHuman)
    : makerOf(payload, 'lip-sync', LIP_SYNC_TOOLS[form.platform]);
  const text = textOf(form);
  const price = costOf(payload?.lip_sync_setting, textLanguage(text));
  // before there are words nobody knows their language, and with it the price
  const isPriced = sound !== null || text !== '' || form.source === AUDIO_SOURCE.upload;
  const length = sound && lengthWords(paidSeconds(sound.seconds));
  return (
    <SubmitStatus
      id={STATUS_ID}
      state={state}
      kind="lip-sync"
      problem={said && words[said]}
      urgent={said === 'face'}
      uploading={uploading}
    >
      {price === null || !isPriced
        ? null
        : length
          ? t`${length}, ${price} points a second.`
          : plural(price, {
              one: 'The clip costs # point a second.',
              other: 'The clip costs # points a second.',
            })}
      <SentenceGap />
      {maker !== 'built-in engine' ? (
        <Trans>Made by {maker}</Trans>
      ) : isDub ? (
        <Trans>
          Made by the built-in engine: it moves the mouth of one face that looks at the camera. Where the face
          turns away, the mouth rests.
        </Trans>
      ) : (
        <Trans>Made by the built-in engine: mouth, eyes and head of one face move; nothing else does.</Trans>
      )}
    </SubmitStatus>
  );
}
