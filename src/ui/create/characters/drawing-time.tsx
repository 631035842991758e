import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { points } from '../../../store/account/points.ts';

/** How long a picture takes: minutes with a remote model, seconds with the built-in engine (CHAR-43, decisions C-57). */
export function DrawingTime() {
  const { payload } = useSnapshot(points);
  if (!payload) return null;
  return payload.providers?.picture === 'built-in engine' ? (
    <Trans>A character image takes a few seconds.</Trans>
  ) : (
    <Trans>A character image takes about 3 minutes.</Trans>
  );
}
