import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { makerOf } from '../../store/account/makers.ts';
import { points } from '../../store/account/points.ts';
import { musicForm } from '../../store/music/music-form.ts';
import type { Missing } from '../../store/music/music-request.ts';
import { making } from '../../store/music/music-submit.ts';
import { referenceUpload } from '../../store/music/reference.ts';
import { SubmitStatus } from '../kit/submit-status.tsx';
import { STATUS_ID } from './field-ids.ts';
import { useMissingWords } from './missing-words.ts';

/** The line above Generate: what is missing or in progress, or who makes the music and its limits. */
export function FormStatus({ missing }: { missing: Missing | null }) {
  const { state } = useSnapshot(making);
  const { payload } = useSnapshot(points);
  const { instrumental, tool } = useSnapshot(musicForm);
  const { phase } = useSnapshot(referenceUpload);
  const words = useMissingWords();
  const maker = makerOf(payload, 'song', tool);
  return (
    <SubmitStatus
      id={STATUS_ID}
      state={state}
      problem={missing ? words[missing] : undefined}
      uploading={phase !== 'idle'}
    >
      {maker !== 'built-in engine' ? (
        <Trans>Made by {maker}</Trans>
      ) : instrumental ? (
        <Trans>Made by the built-in engine: two instrumentals, played by synthesized instruments.</Trans>
      ) : payload?.song_sings === 0 ? (
        <Trans>
          Made by the built-in engine: two songs. This studio has no voice: an instrument plays the melody,
          and the lyrics are shown in time.
        </Trans>
      ) : (
        <Trans>
          Made by the built-in engine: two songs, sung by a synthesized voice that sounds like a machine's,
          with the lyrics in time.
        </Trans>
      )}
    </SubmitStatus>
  );
}
