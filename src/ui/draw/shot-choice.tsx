import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Project } from '../../api/projects.ts';
import type { Shot } from '../../api/shot.ts';
import { closeOverlay } from '../../store/draw/overlay.ts';
import type { DrawnPicture } from '../../store/draw/picture.ts';
import { shotsOf } from '../../store/film/shots-of.ts';
import { addShotWith, givePicture } from '../../store/film/storyboard/give-picture.ts';
import { toast } from '../../store/toasts.ts';
import { reportAs } from '../errors/report-as.ts';
import { AddTile } from '../kit/add-tile.tsx';
import { mediaOf } from '../kit/media-address.ts';
import { Quiet } from '../kit/quiet.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { TextButton } from '../kit/text-button.tsx';
import { go } from '../router/go.ts';
import styles from './film-choice.module.css';

/** The shots of a film. A press shows the picture in one; the last tile adds a new shot with it. */
export function ShotChoice({
  film,
  picture,
  onBack,
}: {
  film: Pick<Project, 'id' | 'name'>;
  picture: DrawnPicture;
  onBack: () => void;
}) {
  const { t } = useLingui();
  const [shots, setShots] = useState<Shot[] | null>(null);
  const [busy, setBusy] = useState(false);
  const { id } = film;
  useEffect(() => {
    let here = true;
    shotsOf(id)
      .then((found) => here && setShots(found))
      .catch((error: unknown) => {
        if (!here) return;
        reportAs(t`Couldn't load the storyboard`, error);
        onBack();
      });
    return () => {
      here = false;
    };
  }, [id, t, onBack]);

  const given = { draw_id: picture.record.draw_id, draw_index: picture.index, scene_img: picture.address };
  const give = async (work: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    try {
      const done = await work();
      closeOverlay();
      toast({
        type: 'success',
        title: t`The picture is in ${film.name}`,
        own: [film.name],
        ...(done === false
          ? { description: t`Choose it in the new shot at the end of the storyboard.` }
          : {}),
        action: { label: t`Open`, run: () => go('create', { query: `id=${id}&step=4` }) },
      });
    } catch (error) {
      setBusy(false);
      reportAs(t`Couldn't put the picture into the film`, error);
    }
  };
  return (
    <>
      <TextButton onClick={onBack}>
        <ChevronLeft aria-hidden size={15} strokeWidth={1.9} />
        <Trans>Other films</Trans>
      </TextButton>
      <Quiet>
        <Trans>Choose the shot that should show it. What the shot shows now stays among its pictures.</Trans>
      </Quiet>
      <ul className={styles.shots} aria-busy={busy || shots === null}>
        {shots?.map((shot, index) => {
          const number = index + 1;
          const source = mediaOf(shot.scene_img, 320);
          return (
            <li key={shot.id}>
              <button
                type="button"
                className={styles.shot}
                aria-label={t`Use in shot ${number}`}
                onClick={() => void give(() => givePicture(id, shot.id, given))}
              >
                {source && <img src={source} alt="" loading="lazy" />}
                <span>{number}</span>
              </button>
            </li>
          );
        })}
        {shots === null &&
          ['a', 'b', 'c', 'd'].map((name) => <Skeleton key={name} className={styles.shot} />)}
        {shots && (
          <li>
            <AddTile className={styles.add} onClick={() => void give(() => addShotWith(id, given))}>
              <Plus aria-hidden size={18} strokeWidth={1.75} />
              <Trans>New shot</Trans>
            </AddTile>
          </li>
        )}
      </ul>
    </>
  );
}
