import { t } from '@lingui/core/macro';
import type { missingForClip } from '../../../store/film/storyboard/clip-missing.ts';
import { clipWayOf, filmerOf } from '../../../store/film/storyboard/costs.ts';

/** Says what a shot lacks for a clip that is made in this way. @param mode the value of the way */
export function clipMissingWords(missing: ReturnType<typeof missingForClip>, mode: string): string | null {
  if (missing === null) return null;
  const real = filmerOf(mode);
  const maker = real?.name ?? '';
  if (missing === 'picture') return t`${maker} needs a picture to start from.`;
  const wordless = clipWayOf(mode).row.frames && !real?.needs?.includes('prompt');
  return wordless ? t`Needs a few words or a frame.` : t`Needs a few words.`;
}
