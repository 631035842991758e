import { plural, t } from '@lingui/core/macro';
import { points } from '../../store/account/points.ts';
import { musicCost } from '../../store/music/music-submit.ts';
import type { SongView } from '../../store/music/song-view.ts';

/** Regenerate with its price, where it has one that is known. */
export function againWords({ tool }: SongView): string {
  const cost = tool === 'suno' ? musicCost({ tool }, points.payload) : undefined;
  return typeof cost === 'number'
    ? plural(cost, { one: 'Regenerate · # point', other: 'Regenerate · # points' })
    : t`Regenerate`;
}
