import { t } from '@lingui/core/macro';
import type { DrawRecord } from '../../api/draw.ts';
import { seedOf } from '../../store/draw/seed.ts';
import { toast } from '../../store/toasts.ts';
import { reportAs } from '../errors/report-as.ts';
import { copyText } from '../kit/copy-text.ts';

/** Shows a record's seed, with a button that copies it (DRAW-49). */
export async function showSeed(record: DrawRecord): Promise<void> {
  try {
    const seed = await seedOf(record);
    toast({
      type: 'info',
      title: t`Seed: ${seed}`,
      description: t`The same seed with the same prompt gives the same pictures.`,
      action: { label: t`Copy`, run: () => void copyText(String(seed)) },
    });
  } catch (error) {
    reportAs(t`Couldn't read the seed`, error);
  }
}
