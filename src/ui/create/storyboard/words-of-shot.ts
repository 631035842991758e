import type { Shot } from '../../../api/shot.ts';

/** Words that tell a shot from others: what is seen in it, else what is said. Empty for a shot without either. */
export const wordsOfShot = ({
  hm_desc,
  static_desc,
  narration,
}: Pick<Shot, 'hm_desc' | 'static_desc' | 'narration'>): string => hm_desc || static_desc || narration;
