import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { SONG_MINUTES } from '../../api/music-tools.ts';
import { makerOf } from '../../store/account/makers.ts';
import { points } from '../../store/account/points.ts';
import { isInstrumental, type MusicForm, musicForm } from '../../store/music/music-form.ts';
import { making } from '../../store/music/music-submit.ts';
import { referenceUpload } from '../../store/music/reference.ts';
import { SubmitStatus } from '../kit/submit-status.tsx';
import { usePassingProblem } from '../kit/use-passing-problem.ts';
import { STATUS_ID } from './field-ids.ts';

const FILES = [referenceUpload];
const { min: least, max: most } = SONG_MINUTES;

/** The line above Generate: what is in progress, or who makes the music and its limits. A missing field says so itself. */
export function FormStatus() {
  const { state } = useSnapshot(making);
  const { payload } = useSnapshot(points);
  const form = useSnapshot(musicForm) as MusicForm;
  const { phase } = useSnapshot(referenceUpload);
  usePassingProblem(FILES, state);
  const maker = makerOf(payload, 'song', form.tool);
  return (
    <SubmitStatus id={STATUS_ID} state={state} kind="music" uploading={phase !== 'idle'}>
      {maker !== 'built-in engine' ? (
        <Trans>Made by {maker}</Trans>
      ) : isInstrumental(form) ? (
        <Trans>
          Made by the built-in engine: two instrumentals of {least} to {most} minutes, played by synthesized
          instruments.
        </Trans>
      ) : payload?.song_sings === 0 ? (
        <Trans>
          Made by the built-in engine: two songs of {least} to {most} minutes. This studio has no voice: an
          instrument plays the melody, and the lyrics are shown in time.
        </Trans>
      ) : (
        <Trans>
          Made by the built-in engine: two songs of {least} to {most} minutes, sung by a synthesized voice
          that sounds like a machine's.
        </Trans>
      )}
    </SubmitStatus>
  );
}
