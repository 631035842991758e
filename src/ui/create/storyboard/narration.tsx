import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Pause, Play } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useSnapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { points } from '../../../store/account/points.ts';
import { browser } from '../../../store/browser.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import { narration, narrationCost, ownVoice } from '../../../store/film/storyboard/narration.ts';
import { NARRATOR, speakersIn } from '../../../store/film/storyboard/speakers.ts';
import { loadVoices, voices } from '../../../store/film/storyboard/voices.ts';
import { report } from '../../errors/error-policy.ts';
import { IconButton } from '../../kit/icon-button.tsx';
import { Quiet } from '../../kit/quiet.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { Maker } from '../maker.tsx';
import { hear, saveNarration } from './hear.ts';
import makeRowStyles from './make-row.module.css';
import styles from './narration.module.css';
import { ShotText } from './shot-text.tsx';
import { SpeakerVoice } from './speaker-voice.tsx';
import { useShotText } from './use-shot-text.ts';

const LIMIT = 2000;

/** The narration of the shot: text, the voice of each speaker, play and download (BOARD-84). */
export function Narration({ shot }: { shot: Shot }) {
  const { t } = useLingui();
  const { shotId, state } = useSnapshot(narration);
  const { payload } = useSnapshot(points);
  const { online, language } = useSnapshot(browser);
  // speakers and cost depend on these
  useSnapshot(voices);
  useSnapshot(board);
  useShotText(shot, 'narration');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the voices' names come in the language
  useEffect(() => {
    if (online) loadVoices().catch((error: unknown) => report(error, { background: true }));
  }, [online, language]);
  const speakers = speakersIn(shot);
  const named = speakers.length > 1 || speakers.some(({ speaker }) => speaker !== NARRATOR);
  const byClip = ownVoice(shot) !== '';
  const here = shotId === shot.id ? state : 'idle';
  const cost = payload ? narrationCost(points.payload, shot) : 0;
  const priceId = useId();
  const playing = here === 'playing';
  const Icon = playing ? Pause : Play;
  const playWords = byClip
    ? playing
      ? t`Pause the clip's voice`
      : t`Play the clip's voice`
    : playing
      ? t`Pause the narration`
      : t`Play the narration`;
  return (
    <section data-ui="narration" className={styles.narration} aria-label={t`Narration`}>
      <ShotText
        shot={shot}
        field="narration"
        label={t`Narration`}
        placeholder={t`The narration for this shot`}
        limit={LIMIT}
      />
      <div className={makeRowStyles.row}>
        {speakers.map(({ speaker, voice }) => (
          <SpeakerVoice key={speaker} shot={shot} speaker={speaker} voice={voice?.voice_name} named={named} />
        ))}
        <IconButton
          variant="soft"
          aria-label={playWords}
          aria-describedby={cost === 0 ? undefined : priceId}
          aria-busy={here === 'making'}
          onClick={() => void hear(shot.id)}
        >
          {here === 'making' ? <Spinner size={16} /> : <Icon aria-hidden strokeWidth={1.9} />}
        </IconButton>
        {!byClip && (
          <IconButton
            variant="soft"
            aria-label={t`Download the narration`}
            aria-describedby={cost === 0 ? undefined : priceId}
            onClick={() => void saveNarration(shot.id)}
          >
            <Download aria-hidden size={16} strokeWidth={1.75} />
          </IconButton>
        )}
        {cost !== 0 && (
          <Quiet as="small" small id={priceId}>
            {cost === null
              ? t`price unknown`
              : plural(cost, { one: 'Narration: # point', other: 'Narration: # points' })}
          </Quiet>
        )}
      </div>
      {shot.speaks === 1 && (
        <Quiet small>
          <Trans>
            This shot shows a lip-synced clip: the film plays its voice, which is heard here for free, and
            does not speak this text.
          </Trans>
        </Quiet>
      )}
      <Maker name={payload?.providers?.speech}>
        <Trans>Built-in engine: a clear synthetic voice.</Trans>
      </Maker>
    </section>
  );
}
