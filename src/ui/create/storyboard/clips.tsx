import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Play } from 'lucide-react';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { browser } from '../../../store/browser.ts';
import {
  type Clip,
  chooseClip,
  loadClips,
  materials,
  moreClips,
  turnTo,
} from '../../../store/film/storyboard/materials.ts';
import { report } from '../../errors/error-policy.ts';
import { reportAs } from '../../errors/report-as.ts';
import { mediaOf } from '../../kit/media-address.ts';
import { saveFile } from '../../kit/save-file.ts';
import { TILE, TileButton } from '../../kit/tile-button.tsx';
import { LostMaterial } from './lost-material.tsx';
import { MaterialList } from './material-list.tsx';
import styles from './materials.module.css';

const DONE = 3;
const FAILED = 2;
const EXPIRED = 5;
const quietly = (error: unknown) => report(error, { background: true });

/** The clips of the shot, newest first; a press shows one in the shot (BOARD-48, BOARD-57). */
export function Clips({ shotId }: { shotId: number }) {
  const { t } = useLingui();
  const { online } = useSnapshot(browser);
  const { items, state, hasNext } = useSnapshot(materials).clips;
  const read = () => {
    turnTo(shotId);
    loadClips().catch(quietly);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another shot, or the network's return, reads anew
  useEffect(read, [shotId, online]);
  return (
    <MaterialList
      title={t`Clips`}
      state={state}
      count={items.length}
      hasNext={hasNext}
      empty={<Trans>No clips yet.</Trans>}
      onAgain={read}
      onMore={() => void moreClips().catch(report)}
    >
      {items.map((item, index) => (
        <ClipTile key={item.task_id} clip={item as Clip} number={index + 1} />
      ))}
    </MaterialList>
  );
}

function ClipTile({ clip, number }: { clip: Clip; number: number }) {
  const { t } = useLingui();
  const source = mediaOf(clip.poster, 320);
  if (clip.state === FAILED) return <LostMaterial why={clip.fail_msg} refunded={clip.points_refunded} />;
  if (clip.state === EXPIRED)
    return (
      <LostMaterial why={undefined} refunded={undefined}>
        <Trans>Resource expired</Trans>
      </LostMaterial>
    );
  if (clip.state !== DONE || !source)
    return (
      <li className={styles.material} data-state="coming">
        <Trans>Generating</Trans>
      </li>
    );
  const choose = () => {
    chooseClip(clip).catch((error: unknown) => reportAs(t`Couldn't select the clip`, error));
  };
  return (
    <li
      {...TILE}
      data-ui="material"
      className={styles.material}
      data-chosen={clip.is_select === 1 || undefined}
    >
      <button
        type="button"
        aria-pressed={clip.is_select === 1}
        aria-label={t`Use clip ${number} in the shot`}
        onClick={choose}
      >
        <img src={source} alt="" loading="lazy" decoding="async" />
        <Play aria-hidden size={18} strokeWidth={1.9} />
      </button>
      <TileButton
        className={styles.save}
        aria-label={t`Download clip ${number}`}
        onClick={() => void saveFile(mediaOf(clip.video_url) ?? '', t`clip`, number - 1)}
      >
        <Download aria-hidden size={14} strokeWidth={1.9} />
      </TileButton>
    </li>
  );
}
