import { useSnapshot } from 'valtio';
import { notices } from '../../store/notices/notices.ts';
import { onIosTab, type Reach, reachOf } from '../../store/notices/reach.ts';

/** When notices can reach this device, as far as known. */
export function useReach(): Reach {
  const { permission, push, sync } = useSnapshot(notices);
  return reachOf({
    notifications: permission !== 'unsupported',
    worker: 'serviceWorker' in navigator,
    iosTab: onIosTab(),
    push,
    sync,
  });
}
