import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import type { Project } from '../../api/projects.ts';
import { closeOverlay, type PictureRef } from '../../store/draw/overlay.ts';
import { FilmList } from '../kit/film-list.tsx';
import { SheetDialog } from '../kit/sheet-dialog.tsx';
import { ShotChoice } from './shot-choice.tsx';
import { useDrawn } from './use-drawn.ts';

/** Puts a picture into a film: first the film, then the shot that shows it. */
export default function FilmChoice({ picture: at }: { picture: PictureRef }) {
  const { t } = useLingui();
  const [film, setFilm] = useState<Pick<Project, 'id' | 'name'> | null>(null);
  const picture = useDrawn(at);
  const back = useCallback(() => setFilm(null), []);
  return (
    <SheetDialog title={film ? film.name : t`Use in a film`} size="md" onClose={closeOverlay}>
      {film && picture && <ShotChoice film={film} picture={picture} onBack={back} />}
      {!film && (
        <FilmList
          none={<Trans>You have no film yet. Create one; its storyboard can show this picture.</Trans>}
          onChoose={setFilm}
          onLeave={closeOverlay}
        />
      )}
    </SheetDialog>
  );
}
