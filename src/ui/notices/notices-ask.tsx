import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { notices } from '../../store/notices/notices.ts';
import { renewPush } from '../../store/notices/push.ts';
import { tasks } from '../../store/tasks/tasks.ts';
import { useOffer } from '../kit/use-offer.ts';
import { useReach } from './use-reach.ts';

/** Offers notifications while a task is running: once on this device, and withdrawn when the task is done. */
export default function NoticesAsk() {
  const { ready, settings, permission, push, refused } = useSnapshot(notices);
  const { byKey } = useSnapshot(tasks);
  const reach = useReach();
  useEffect(() => {
    void renewPush();
  }, []);
  const runs = Object.values(byKey).some(({ open }) => open === 1);
  // the offer says what this browser can do, which is known a moment later
  const fits = ready && push !== 'unknown' && !settings.asked && permission !== 'denied' && reach !== 'never';
  useOffer('notices', refused || (fits && runs));
  return null;
}
