import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, CircleX, RotateCw, SlidersHorizontal, Star, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { points } from '../../store/account/points.ts';
import { browser } from '../../store/browser.ts';
import { starSong } from '../../store/music/songs-found.ts';
import { Button } from '../kit/button.tsx';
import { cancelTask } from '../kit/cancel-task.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { OfName } from '../kit/of-name.tsx';
import { starFailed } from '../kit/star-failed.ts';
import { TimeText } from '../kit/time-text.tsx';
import { regenerate, reuse } from './again.ts';
import { againWords } from './again-words.ts';
import styles from './card-foot.module.css';
import { deleteSongs } from './delete-songs.ts';
import { SongDetails } from './song-details.tsx';
import type { SongProps } from './song-props.ts';
import { useSongName } from './use-song-name.ts';

/** Below a task's songs: where they come from, regenerating, reusing, the star, deleting, and their details (MUSIC-03). */
export function CardFoot({ song, view }: SongProps) {
  const { t } = useLingui();
  const id = useId();
  const [details, setDetails] = useState(false);
  const { online } = useSnapshot(browser);
  // the price follows the balance
  useSnapshot(points);
  const working = view.phase === 'working';
  const { id: row } = view;
  const name = useSongName(view);
  return (
    <>
      <div className={styles.foot}>
        <p className={styles.facts}>
          <span>{view.source}</span>
          {view.provider && (
            <span data-ui="provider">
              {view.provider === 'built-in engine' ? t`Built-in engine` : view.provider}
            </span>
          )}
          {view.at > 0 && <TimeText at={view.at} recent />}
        </p>
        <div className={styles.buttons}>
          {working ? (
            <Button
              size="xs"
              variant="quiet"
              blocked={!online}
              onClick={() => void cancelTask('music', view.key)}
            >
              <CircleX aria-hidden size={14} strokeWidth={1.75} />
              <Trans>Cancel</Trans>
              <OfName name={name} />
            </Button>
          ) : (
            <Button size="xs" variant="soft" blocked={!online} onClick={() => void regenerate(song)}>
              <RotateCw aria-hidden size={14} strokeWidth={1.75} />
              {againWords(view)}
              <OfName name={name} />
            </Button>
          )}
          <Button size="xs" variant="quiet" onClick={() => reuse(song)}>
            <SlidersHorizontal aria-hidden size={14} strokeWidth={1.75} />
            <Trans>Reuse</Trans>
            <OfName name={name} />
          </Button>
          <Button
            size="xs"
            variant="quiet"
            aria-expanded={details}
            aria-controls={id}
            className={styles.more}
            onClick={() => setDetails(!details)}
          >
            <Trans>Details</Trans>
            <OfName name={name} />
            <ChevronDown aria-hidden size={14} strokeWidth={1.75} />
          </Button>
          <span className={styles.icons}>
            {row !== undefined && song.starred !== undefined && (
              <IconButton
                aria-label={view.starred ? t`Remove the star: ${name}` : t`Star: ${name}`}
                aria-pressed={view.starred}
                className={styles.star}
                blocked={!online}
                onClick={() => void starSong(row, view.starred ? 0 : 1).catch(starFailed)}
              >
                <Star aria-hidden size={16} strokeWidth={1.75} />
              </IconButton>
            )}
            {row !== undefined && (
              <IconButton aria-label={t`Delete: ${name}`} blocked={!online} onClick={() => deleteSongs(view)}>
                <Trash2 aria-hidden size={16} strokeWidth={1.75} />
              </IconButton>
            )}
          </span>
        </div>
      </div>
      <div id={id} hidden={!details}>
        {details && <SongDetails view={view} />}
      </div>
    </>
  );
}
