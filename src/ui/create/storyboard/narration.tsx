import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { AudioLines, Download, Pause, Play } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Shot } from '../../../api/shot.ts';
import { points } from '../../../store/account/points.ts';
import { browser } from '../../../store/browser.ts';
import { narrationCost } from '../../../store/film/storyboard/costs.ts';
import { edits, textOf } from '../../../store/film/storyboard/edits.ts';
import { isStale, narration } from '../../../store/film/storyboard/narration.ts';
import { loadVoices, voiceOf, voices } from '../../../store/film/storyboard/voices.ts';
import { report } from '../../errors/error-policy.ts';
import { Button } from '../../kit/button.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { Quiet } from '../../kit/quiet.tsx';
import { Spinner } from '../../kit/spinner.tsx';
import { hear, saveNarration } from './hear.ts';
import makeRowStyles from './make-row.module.css';
import { Maker } from './maker.tsx';
import styles from './narration.module.css';
import { ShotText } from './shot-text.tsx';

const VoiceDialog = lazy(() => import('./voice-dialog.tsx'));
const LIMIT = 2000;

/** What is said over the shot: the text, the voice, play and download (BOARD-84). */
export function Narration({ shot }: { shot: Shot }) {
  const { t } = useLingui();
  const { list } = useSnapshot(voices);
  const { shotId, state } = useSnapshot(narration);
  const { payload } = useSnapshot(points);
  const { online } = useSnapshot(browser);
  const [choosing, setChoosing] = useState(false);
  useSnapshot(edits);
  useEffect(() => {
    if (online) loadVoices().catch((error: unknown) => report(error, { background: true }));
  }, [online]);
  const text = textOf(shot, 'narration').trim();
  const voice = voiceOf(list as typeof voices.list, shot.voice_type, text);
  const here = shotId === shot.id ? state : 'idle';
  const cost = text && isStale(shot) && payload ? narrationCost(points.payload, text) : 0;
  const name = voice?.voice_name ?? t`Voice`;
  const Icon = here === 'playing' ? Pause : Play;
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
        <Button variant="soft" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          <AudioLines aria-hidden size={16} strokeWidth={1.75} />
          <span className="unseen">{t`Voice`}: </span>
          {name}
        </Button>
        <IconButton
          variant="soft"
          aria-label={here === 'playing' ? t`Pause the narration` : t`Play the narration`}
          aria-busy={here === 'making'}
          onClick={() => void hear(shot.id)}
        >
          {here === 'making' ? <Spinner size={16} /> : <Icon aria-hidden strokeWidth={1.9} />}
        </IconButton>
        <IconButton
          variant="soft"
          aria-label={t`Download the narration`}
          onClick={() => void saveNarration(shot.id)}
        >
          <Download aria-hidden size={16} strokeWidth={1.75} />
        </IconButton>
        {cost !== 0 && (
          <Quiet as="small" small>
            {cost === null
              ? t`price unknown`
              : plural(cost, { one: 'Narration: # point', other: 'Narration: # points' })}
          </Quiet>
        )}
      </div>
      <Maker name={payload?.providers?.speech}>
        <Trans>Built-in engine: a clear synthetic voice.</Trans>
      </Maker>
      <Suspense fallback={null}>
        {choosing && <VoiceDialog shotId={shot.id} onClose={() => setChoosing(false)} />}
      </Suspense>
    </section>
  );
}
