/** Whoever pushes somebody in a wheelchair is behind it: "a nurse pushes an old man in a wheelchair", 女儿推着坐轮椅的爸爸. */
import { HUMANS } from './beings.ts';
import { isThing, type Named, type Thing } from './named.ts';
import type { ScenePlan } from './plan.ts';

const PUSHES = /\b(?:push(?:es|ed|ing)?|wheel(?:s|ed|ing))\b|推/u;

/** Whose wheelchair it is sits in it: "pushes his grandmother's wheelchair". */
const OWN = /[’']s wheelchair\b|(?:[的]|[^一辆个把着])轮椅/u;

/** @param named what the text names, in order */
export function pushWheelchair(plan: ScenePlan, text: string, named: readonly Named[]): void {
  const { relations = [] } = plan;
  const chair = plan.cast.some(({ figure }) => figure === 'wheelchair');
  const ridden =
    relations.some(({ how, to }) => how === 'on' && to === 'wheelchair') || (chair && OWN.test(text));
  const pushed = PUSHES.exec(text);
  if (!ridden || !pushed) return;
  const people = named.filter((one): one is Thing => isThing(one) && HUMANS.has(one.figure));
  const pusher = people.findLast(({ end }) => end <= pushed.index);
  const rider = people.find(({ start }) => start > pushed.index);
  if (!pusher || !rider) return;
  // two who are told apart by nothing: whoever pushes is a woman
  const alike = pusher.figure === rider.figure && !pusher.trait && pusher.name === undefined;
  const cast = alike ? plan.cast.find(({ figure, trait }) => figure === pusher.figure && !trait) : undefined;
  if (cast) cast.trait = 'woman';
  const at = {
    who: pusher.figure,
    ...(cast ? { trait: 'woman' as const } : pusher.trait && { trait: pusher.trait }),
    ...(pusher.name !== undefined && { by: pusher.name }),
    how: 'at' as const,
    to: 'wheelchair' as const,
  };
  const on = {
    who: rider.figure,
    ...(rider.trait && { trait: rider.trait }),
    ...(rider.name !== undefined && { by: rider.name }),
    how: 'on' as const,
    to: 'wheelchair' as const,
  };
  plan.relations = [...relations.filter(({ to }) => to !== 'wheelchair'), on, at];
}
