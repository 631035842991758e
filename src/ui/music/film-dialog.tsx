import { Trans, useLingui } from '@lingui/react/macro';
import type { Project } from '../../api/projects.ts';
import type { UploadedFile } from '../../store/create-upload.ts';
import { takeFilmMusic } from '../../store/film/export/form.ts';
import { closeOverlay } from '../../store/music/overlay.ts';
import { toast } from '../../store/toasts.ts';
import { FilmList } from '../kit/film-list.tsx';
import { SheetDialog } from '../kit/sheet-dialog.tsx';
import { go } from '../router/go.ts';

/** Chooses a film for a song: its next export has it as background music. */
export default function FilmDialog({ song }: { song: UploadedFile }) {
  const { t } = useLingui();
  const give = ({ id, name }: Project) => {
    takeFilmMusic(song);
    closeOverlay();
    go('create', { query: `id=${id}&step=4` });
    toast({
      type: 'success',
      title: t`${song.name} is the music of ${name}`,
      own: [song.name, name],
      description: t`Export the film to hear it; the export's settings say how loud it is.`,
    });
  };
  return (
    <SheetDialog title={t`Use in a film`} size="md" onClose={closeOverlay}>
      <FilmList
        none={<Trans>You have no film yet. Create one; its export can have this music.</Trans>}
        onChoose={give}
        onLeave={closeOverlay}
      />
    </SheetDialog>
  );
}
