import { useLingui } from '@lingui/react/macro';
import { FileVideo, Images } from 'lucide-react';
import { shotsOf } from '../../store/film/export/files.ts';
import { reportAs } from '../errors/report-as.ts';
import { FloatingMenu } from '../kit/floating-menu.tsx';
import { saveClipsOf, savePicturesOf } from '../kit/save-parts.ts';

/** Saves what the film was made from. */
export function PartsMenu({
  anchor,
  projectId,
  name,
  onClose,
}: {
  anchor: string;
  projectId: number;
  name: string;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const clips = async () => {
    try {
      await saveClipsOf(await shotsOf(projectId), name);
    } catch (error) {
      reportAs(t`File download failed, please try again`, error);
    }
  };
  return (
    <FloatingMenu
      anchor={anchor}
      label={t`Parts`}
      placement="bottom-end"
      onClose={onClose}
      entries={[
        {
          value: 'pictures',
          label: t`Pictures (ZIP)`,
          icon: Images,
          run: () => void savePicturesOf(projectId, name),
        },
        { value: 'clips', label: t`Clips`, icon: FileVideo, run: () => void clips() },
      ]}
    />
  );
}
