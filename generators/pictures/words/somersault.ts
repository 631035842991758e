/** The Monkey King on his somersault cloud, which is in the sky. */
import type { Cast, ScenePlan } from './plan.ts';

const ALOFT =
  /筋斗云|跟斗云|腾云|驾云|驾着[^，。,.]{0,4}云|(?:站|坐|踩|踏|立|飞)在?[^，。,.]{0,4}(?:祥云|云彩|云朵|云头|云端|云上|彩云)|云端上?|\b(?:somersault|magic|flying|golden) clouds?\b|\b(?:on|upon|atop|rides?|riding) (?:a|the|his|her) (?:[a-z]+ )?clouds?\b/u;

/** Lets those who can be on a cloud be on one where the words say so. @param text lower case */
export function rideCloud(plan: ScenePlan, text: string): ScenePlan {
  if (!ALOFT.test(text) || !plan.cast.some(({ figure }) => figure === 'monkeyKing')) return plan;
  const cast = plan.cast.map(
    (one): Cast => (one.figure === 'monkeyKing' ? { ...one, figure: 'cloudKing' } : one),
  );
  return { ...plan, cast, setting: 'sky' };
}
