/** A door at which somebody knocks, or that they open, belongs to a house; in a room it is in the wall of the room. */
import { ROOFED, type ScenePlan } from './plan.ts';

/** Gives the door of a plan the house around it, or the room that it is in. */
export function standAtDoor(plan: ScenePlan): void {
  const front = plan.cast.find(({ figure }) => figure === 'doorway');
  if (!front) return;
  const named = plan.cast.find(({ figure }) => figure === 'door');
  if (plan.setting && ROOFED.has(plan.setting)) {
    plan.relations = (plan.relations ?? []).filter(({ to }) => to !== 'doorway');
    if (named) plan.cast = plan.cast.filter((one) => one !== front);
    else front.figure = 'door';
    return;
  }
  if (named?.colour) front.colour ??= named.colour;
  // the house and the door are the one with the front
  plan.cast = plan.cast.filter(({ figure }) => figure !== 'door' && figure !== 'house');
  plan.relations &&= plan.relations.filter(({ to }) => to !== 'door' && to !== 'house');
}
