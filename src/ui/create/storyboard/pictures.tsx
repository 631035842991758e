import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { browser } from '../../../store/browser.ts';
import {
  choosePicture,
  loadPictures,
  materials,
  morePictures,
  type Picture,
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

const DONE = 1;
const FAILED = 4;
const quietly = (error: unknown) => report(error, { background: true });

/** The pictures of the shot, newest first; a press shows one in the shot (BOARD-47, BOARD-56). */
export function Pictures({ shotId }: { shotId: number }) {
  const { t } = useLingui();
  const { online } = useSnapshot(browser);
  const { items, state, hasNext } = useSnapshot(materials).pictures;
  const read = () => {
    turnTo(shotId);
    loadPictures().catch(quietly);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another shot, or the network's return, reads anew
  useEffect(read, [shotId, online]);
  return (
    <MaterialList
      title={t`Pictures`}
      state={state}
      count={items.length}
      hasNext={hasNext}
      empty={<Trans>No pictures yet.</Trans>}
      onAgain={read}
      onMore={() => void morePictures().catch(report)}
    >
      {items.map((item, index) => (
        <PictureTile
          key={`${item.task_id}|${item.draw_index}`}
          picture={item as Picture}
          number={index + 1}
        />
      ))}
    </MaterialList>
  );
}

function PictureTile({ picture, number }: { picture: Picture; number: number }) {
  const { t } = useLingui();
  const { state, is_select: chosen, image_one, images, draw_index } = picture;
  const address = image_one || images[draw_index] || '';
  const source = mediaOf(address, 320);
  if (state === FAILED) return <LostMaterial why={picture.fail_msg} refunded={picture.points_refunded} />;
  if (state !== DONE || !source)
    return (
      <li className={styles.material} data-state="coming">
        <Trans>Generating</Trans>
      </li>
    );
  const choose = () => {
    choosePicture(picture, address).catch((error: unknown) =>
      reportAs(t`Couldn't select the picture`, error),
    );
  };
  return (
    <li {...TILE} data-ui="material" className={styles.material} data-chosen={chosen === 1 || undefined}>
      <button
        type="button"
        aria-pressed={chosen === 1}
        aria-label={t`Use picture ${number} in the shot`}
        onClick={choose}
      >
        <img src={source} alt="" loading="lazy" decoding="async" />
      </button>
      <TileButton
        className={styles.save}
        aria-label={t`Download picture ${number}`}
        onClick={() => void saveFile(mediaOf(address) ?? '', picture.message_input, number - 1)}
      >
        <Download aria-hidden size={14} strokeWidth={1.9} />
      </TileButton>
    </li>
  );
}
