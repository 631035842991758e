import { Trans, useLingui } from '@lingui/react/macro';
import { Download, Globe, Play } from 'lucide-react';
import { useState } from 'react';
import { openDialog } from '../../../store/dialogs.ts';
import { board } from '../../../store/film/storyboard/board.ts';
import type { MaterialView, Medium } from '../../../store/film/storyboard/material-view.ts';
import { reportAs } from '../../errors/report-as.ts';
import { mediaOf } from '../../kit/media-address.ts';
import { RevealedPicture } from '../../kit/revealed-picture.tsx';
import { saveFile } from '../../kit/save-file.ts';
import { TILE, TileButton } from '../../kit/tile-button.tsx';
import { LostMaterial } from './lost-material.tsx';
import styles from './materials.module.css';

/** A picture or clip of the shot. Pressing it shows it in the shot (BOARD-56, BOARD-57). */
export function MaterialTile({
  medium,
  view,
  number,
}: {
  medium: Medium;
  view: MaterialView;
  number: number;
}) {
  const { t } = useLingui();
  const words = {
    picture: {
      use: t`Use picture ${number} in the shot`,
      save: t`Download picture ${number}`,
      failed: t`Couldn't select the picture`,
    },
    clip: {
      use: t`Use clip ${number} in the shot`,
      save: t`Download clip ${number}`,
      failed: t`Couldn't select the clip`,
    },
  }[medium];
  const source = mediaOf(view.poster, 320);
  const { made } = view;
  const [awaited] = useState(view.phase === 'coming');
  if (view.phase === 'failed') return <LostMaterial why={view.why} refunded={view.refunded} />;
  if (view.phase === 'expired')
    return (
      <LostMaterial why={undefined} refunded={undefined}>
        <Trans>Resource expired</Trans>
      </LostMaterial>
    );
  if (view.phase === 'coming' || !source)
    return (
      <li className={styles.material} data-state="coming">
        <Trans>Generating</Trans>
      </li>
    );
  return (
    <li {...TILE} data-ui="material" className={styles.material} data-chosen={view.chosen || undefined}>
      <button
        type="button"
        aria-pressed={view.chosen}
        aria-label={words.use}
        onClick={() => void view.choose().catch((error: unknown) => reportAs(words.failed, error))}
      >
        <RevealedPicture source={source} alt="" lazy awaited={awaited} />
        {medium === 'clip' && <Play aria-hidden size={18} strokeWidth={1.9} />}
      </button>
      {made && (
        <TileButton
          className={styles.publish}
          aria-label={t`Publish clip ${number}`}
          onClick={() =>
            openDialog({ name: 'publish-video', made: { ...made, name: '', ratio: board.ratio } })
          }
        >
          <Globe aria-hidden size={14} strokeWidth={1.9} />
        </TileButton>
      )}
      <TileButton
        className={styles.save}
        aria-label={words.save}
        onClick={() => void saveFile(mediaOf(view.file) ?? '', view.name || t`clip`, number - 1)}
      >
        <Download aria-hidden size={14} strokeWidth={1.9} />
      </TileButton>
    </li>
  );
}
