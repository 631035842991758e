import { Trans, useLingui } from '@lingui/react/macro';
import { Play } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { MaterialView, Medium } from '../../../store/film/storyboard/material-view.ts';
import { reportAs } from '../../errors/report-as.ts';
import { ItemActions } from '../../kit/item-actions.tsx';
import { later } from '../../kit/later.ts';
import { makerWords } from '../../kit/maker-words.ts';
import { mediaOf } from '../../kit/media-address.ts';
import { rowOf } from '../../kit/pass-focus.ts';
import { RevealedPicture } from '../../kit/revealed-picture.tsx';
import { TILE } from '../../kit/tile-button.tsx';
import { useLongPress } from '../../kit/use-long-press.ts';
import { styled } from '../../theme/styled.tsx';
import { LostTile } from '../lost-tile.tsx';
import { clipActions } from './clip-actions.ts';
import { LostClipActions } from './lost-clip-actions.tsx';
import { LostShotPicture } from './lost-shot-picture.tsx';
import styles from './materials.module.css';
import { pictureActions } from './picture-actions.ts';

const HtmlView = later(async () => ({ default: (await import('../../kit/html-view.tsx')).HtmlView }));
const PictureEdit = later(styled(() => import('./picture-edit.tsx')));
const LipSyncDialog = later(styled(() => import('./lip-sync-dialog.tsx')));
const ShotSound = later(styled(() => import('./shot-sound.tsx')));

/** A picture or clip of the shot. A press shows it in the shot (BOARD-56, BOARD-57). */
export function MaterialTile({
  medium,
  view,
  progress,
  number,
}: {
  medium: Medium;
  view: MaterialView;
  /** The progress text of the last poll, or else the list's. */
  progress?: string | undefined;
  number: number;
}) {
  const { t } = useLingui();
  const words = {
    picture: {
      use: t`Use picture ${number} in the shot`,
      name: t`picture ${number}`,
      menu: t`Actions for picture ${number}`,
      failed: t`Couldn't select the picture`,
    },
    clip: {
      use: t`Use clip ${number} in the shot`,
      name: t`clip ${number}`,
      menu: t`Actions for clip ${number}`,
      failed: t`Couldn't select the clip`,
    },
  }[medium];
  const poster = mediaOf(view.poster, 320);
  const by = makerWords(view.by);
  const [menu, setMenu] = useState(false);
  const [sound, setSound] = useState(false);
  const [editing, setEditing] = useState(false);
  const [speaking, setSpeaking] = useState(false);
  const source = view.clip ? { clip: view.clip } : view.picture ? { picture: view.picture } : null;
  const press = useLongPress(() => setMenu(true));
  const [awaited] = useState(view.phase === 'coming');
  const lostActions = view.clip ? (
    <LostClipActions clip={view.clip} number={number} />
  ) : (
    view.picture && <LostShotPicture picture={view.picture} number={number} />
  );
  const lost = { row: 'material', className: styles.material, actions: lostActions };
  if (view.phase === 'failed')
    return <LostTile {...lost} cancelled={view.cancelled} why={view.why} refunded={view.refunded} />;
  if (view.phase === 'expired')
    return (
      <LostTile {...lost} why={undefined} refunded={undefined}>
        {view.note ? (
          <Suspense fallback={<Trans>Resource expired</Trans>}>
            <HtmlView html={view.note} />
          </Suspense>
        ) : (
          <span>
            <Trans>Resource expired: videos older than 10 days can no longer be downloaded</Trans>
          </span>
        )}
      </LostTile>
    );
  if (view.phase === 'coming' || !poster)
    return (
      <li className={styles.material} data-state="coming">
        <Trans>Generating</Trans>
        <small>{progress ?? view.progress}</small>
      </li>
    );
  return (
    <li
      {...TILE}
      {...rowOf('material')}
      data-ui="material"
      className={styles.material}
      data-chosen={view.chosen || undefined}
    >
      <button
        type="button"
        aria-pressed={view.chosen}
        aria-label={words.use}
        title={by}
        {...press}
        onClick={() => void view.choose().catch((error: unknown) => reportAs(words.failed, error))}
      >
        <RevealedPicture source={poster} alt="" lazy awaited={awaited} signed={medium === 'clip'} />
        {medium === 'clip' && <Play aria-hidden size={18} strokeWidth={1.9} />}
      </button>
      <ItemActions
        label={words.menu}
        of={words.name}
        head={by}
        actions={() =>
          view.clip
            ? clipActions(view.clip, view, number, {
                onSound: () => setSound(true),
                onLipSync: () => setSpeaking(true),
              })
            : view.picture
              ? pictureActions(view.picture, number, {
                  onEdit: () => setEditing(true),
                  onLipSync: () => setSpeaking(true),
                })
              : []
        }
        open={menu}
        onOpen={setMenu}
      />
      {sound && view.clip && (
        <Suspense fallback={null}>
          <ShotSound clip={view.clip} onClose={() => setSound(false)} />
        </Suspense>
      )}
      {speaking && source && (
        <Suspense fallback={null}>
          <LipSyncDialog source={source} onClose={() => setSpeaking(false)} />
        </Suspense>
      )}
      {editing && view.picture && (
        <Suspense fallback={null}>
          <PictureEdit picture={view.picture} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </li>
  );
}
