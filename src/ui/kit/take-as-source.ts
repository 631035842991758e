import { t } from '@lingui/core/macro';
import { lipDraft, lipForm } from '../../store/lipsync/lip-form.ts';
import { reuseClip } from '../../store/lipsync/source-clip.ts';
import { toast } from '../../store/toasts.ts';
import { reportAs } from '../errors/report-as.ts';
import { turnTo } from './turn-side.ts';

/** Maximum length of a clip's name, and pixels of its short side. */
const NAME = 40;
const LONG = 720;

/** Uses a clip that was made here as the source video of a digital human (DIGI-10). @param aspect width divided by height */
export async function takeAsSource({
  video,
  name,
  seconds,
  aspect,
}: {
  video: string;
  name: string;
  seconds: number;
  aspect: number;
}): Promise<void> {
  // the draft of an earlier visit would take its place
  await lipDraft.restore();
  lipForm.tab = 'digitalHuman';
  turnTo('lipsync', 'form');
  const [width, height] = aspect >= 1 ? [LONG * aspect, LONG] : [LONG, LONG / aspect];
  try {
    const undo = await reuseClip({ url: video, name: name.slice(0, NAME), seconds, width, height });
    if (undo)
      toast({
        type: 'info',
        title: t`The form was filled from this clip`,
        action: { label: t`Undo`, run: undo },
      });
  } catch (error) {
    reportAs(t`Couldn't use it as source video`, error);
  }
}
