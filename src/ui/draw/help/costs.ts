import { costOf, type UserPoints } from '../../../api/points.ts';

/** What an image analysis costs now; null when the studio does not say. */
export const analysisCost = (payload: UserPoints | null): number | null =>
  payload && costOf(payload.describe_setting);
