import { plural, t } from '@lingui/core/macro';
import { STITCH } from '../../../../store/film/characters/stitch/layout.ts';
import { giveStitch, makeStitch, takePictures } from '../../../../store/film/characters/stitch/stitch.ts';
import { toast } from '../../../../store/toasts.ts';
import { reportAs } from '../../../errors/report-as.ts';

/** Takes files, and says which were refused (STITCH-03, STITCH-04, STITCH-17). */
export function takeFiles(files: readonly File[]): void {
  const { refused, dropped } = takePictures(files, (name) =>
    toast({ type: 'error', title: t`${name} can't be loaded as an image`, own: [name] }),
  );
  for (const name of refused)
    toast({ type: 'error', title: t`${name} is not supported. Choose JPG or PNG images`, own: [name] });
  const most = STITCH.most;
  if (dropped > 0)
    toast({
      type: 'warning',
      title: plural(dropped, {
        one: `# image was left out: ${most} at most`,
        other: `# images were left out: ${most} at most`,
      }),
    });
}

/** STITCH-19. */
export async function stitchNow(): Promise<void> {
  try {
    await makeStitch();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    toast({ type: 'error', title: t`Stitching failed: ${why}` });
  }
}

/** Uploads the stitched picture as the role's (STITCH-15, STITCH-16). @returns whether that worked */
export async function giveResult(): Promise<boolean> {
  const failed = await giveStitch();
  if (failed?.trouble === 'no-role') toast({ type: 'error', title: t`Stitch failed: the character is gone` });
  if (failed?.trouble === 'upload') reportAs(t`Stitched image upload failed`, failed.error);
  return failed === null;
}
