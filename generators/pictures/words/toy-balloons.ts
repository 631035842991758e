import type { ScenePlan } from './plan.ts';

const PARTY = /\bbirthdays?\b|\bpart(?:y|ies)\b|\bcakes?\b|\bconfetti\b|生日|派对|蛋糕|庆祝/u;
const HOT_AIR = /\bhot[- ]?air\b|热气球/u;

/** Balloons at a birthday and in a room are toys on strings; nobody flies in them. @param text in lower case */
export function showToyBalloons(plan: ScenePlan, text: string): void {
  const flown = plan.relations?.some(({ how, to }) => to === 'balloon' && how !== 'holds');
  if (flown || HOT_AIR.test(text) || !(plan.interior || plan.setting === 'room' || PARTY.test(text))) return;
  plan.cast = plan.cast.map((one) => (one.figure === 'balloon' ? { ...one, figure: 'toyBalloon' } : one));
  plan.relations &&= plan.relations.map((one) => (one.to === 'balloon' ? { ...one, to: 'toyBalloon' } : one));
}
