import { useLingui } from '@lingui/react/macro';
import { Captions, FileVideo, Images } from 'lucide-react';
import { shotsOf } from '../../store/film/shots-of.ts';
import { toast } from '../../store/toasts.ts';
import { reportAs } from '../errors/report-as.ts';
import { fileNameOf, saveBlob } from '../kit/download.ts';
import { FloatingMenu } from '../kit/floating-menu.tsx';
import { saveClipsOf, savePicturesOf } from '../kit/save-parts.ts';
import { toVtt } from './vtt.ts';

/** Saves the parts of the film: pictures, clips, subtitles. */
export function PartsMenu({
  anchor,
  projectId,
  name,
  subtitles,
  onClose,
}: {
  anchor: string;
  projectId: number;
  name: string;
  /** The address of the film's subtitles as SRT; null if there are none. */
  subtitles: string | null;
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
  const vtt = async (address: string) => {
    try {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${answer.status} for the subtitles`);
      saveBlob(new Blob([toVtt(await answer.text())], { type: 'text/vtt' }), `${fileNameOf(name)}.vtt`);
    } catch (error) {
      console.warn(error);
      toast({ type: 'error', title: t`File download failed, please try again` });
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
        ...(subtitles
          ? [{ value: 'vtt', label: t`Subtitles (VTT)`, icon: Captions, run: () => void vtt(subtitles) }]
          : []),
      ]}
    />
  );
}
